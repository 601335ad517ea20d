// astgen-golden 1
// softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
TORCH_API at::Tensor softmax(
    const at::Tensor & self,
    int64_t dim,
    ::std::optional<at::ScalarType> dtype=::std::nullopt);
