// astgen-golden 1
// resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor
TORCH_API at::Tensor resize_symint(
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
