// astgen-golden 1
// softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & softmax_out(
    const at::Tensor & self,
    int64_t dim,
    ::std::optional<at::ScalarType> dtype,
    at::Tensor & out);
