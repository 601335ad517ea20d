// astgen-golden 1
// div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & div_Scalar_out(
    const at::Tensor & self,
    const at::Scalar & other,
    at::Tensor & out);
