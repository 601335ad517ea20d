// astgen-golden 1
// add.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & add_Scalar_out(
    const at::Tensor & self,
    const at::Scalar & other,
    const at::Scalar & alpha,
    at::Tensor & out);
