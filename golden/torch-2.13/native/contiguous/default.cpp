// astgen-golden 1
// contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
TORCH_API at::Tensor contiguous(
    const at::Tensor & self,
    at::MemoryFormat memory_format=c10::MemoryFormat::Contiguous);
