// astgen-golden 1
// __lshift__.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & __lshift___Scalar_out(
    const at::Tensor & self,
    const at::Scalar & other,
    at::Tensor & out);
