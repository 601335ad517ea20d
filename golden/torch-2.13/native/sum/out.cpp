// astgen-golden 1
// sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & sum_out(
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype,
    at::Tensor & out);
