// astgen-golden 1
// mul.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & mul_Scalar_out(
    const at::Tensor & self,
    const at::Scalar & other,
    at::Tensor & out);
