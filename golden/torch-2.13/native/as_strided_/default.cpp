// astgen-golden 1
// as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)
TORCH_API const at::Tensor & as_strided__symint(
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    c10::SymIntArrayRef stride,
    ::std::optional<c10::SymInt> storage_offset=::std::nullopt);
