// astgen-golden 1
// to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
TORCH_API at::Tensor to(
    const at::Tensor & self,
    const at::Tensor & other,
    bool non_blocking=false,
    bool copy=false,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
