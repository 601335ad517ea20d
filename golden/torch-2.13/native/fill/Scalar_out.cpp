// astgen-golden 1
// fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & fill_Scalar_out(
    const at::Tensor & self,
    const at::Scalar & value,
    at::Tensor & out);
