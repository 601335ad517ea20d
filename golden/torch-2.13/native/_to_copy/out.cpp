// astgen-golden 1
// _to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & _to_copy_out(
    const at::Tensor & self,
    bool non_blocking,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out);
