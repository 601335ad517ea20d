// astgen-golden 1
// to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
TORCH_API at::Tensor to(
    const at::Tensor & self,
    at::ScalarType dtype,
    bool non_blocking=false,
    bool copy=false,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
