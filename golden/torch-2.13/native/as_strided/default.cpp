// astgen-golden 1
// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
TORCH_API at::Tensor as_strided_tensorimpl(
    const at::Tensor & self,
    at::IntArrayRef size,
    at::IntArrayRef stride,
    ::std::optional<int64_t> storage_offset=::std::nullopt);
TORCH_API at::Tensor as_strided_tensorimpl_meta_symint(
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    c10::SymIntArrayRef stride,
    ::std::optional<c10::SymInt> storage_offset=::std::nullopt);
TORCH_API at::Tensor as_strided_qtensorimpl(
    const at::Tensor & self,
    at::IntArrayRef size,
    at::IntArrayRef stride,
    ::std::optional<int64_t> storage_offset=::std::nullopt);
