// astgen-golden 1
// empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & empty_out(
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out);
