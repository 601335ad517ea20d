// astgen-golden 1
// sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
TORCH_API at::Tensor NestedTensor_sum_dim_CPU(
    const at::Tensor & self,
    at::OptionalIntArrayRef dim,
    bool keepdim=false,
    ::std::optional<at::ScalarType> dtype=::std::nullopt);
TORCH_API at::Tensor sum_sparse_coo(
    const at::Tensor & self,
    at::OptionalIntArrayRef dim,
    bool keepdim=false,
    ::std::optional<at::ScalarType> dtype=::std::nullopt);
TORCH_API at::Tensor sum_sparse_compressed(
    const at::Tensor & self,
    at::OptionalIntArrayRef dim,
    bool keepdim=false,
    ::std::optional<at::ScalarType> dtype=::std::nullopt);
