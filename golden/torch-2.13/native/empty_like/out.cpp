// astgen-golden 1
// empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & empty_like_out(
    const at::Tensor & self,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out);
