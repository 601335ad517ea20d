// astgen-golden 1
// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
TORCH_API at::Tensor sum(
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype=::std::nullopt);
TORCH_API at::Tensor sum_coo(
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype=::std::nullopt);
TORCH_API at::Tensor sum_csr(
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype=::std::nullopt);
