// astgen-golden 1
// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
TORCH_API at::Tensor add(
    const at::Tensor & self,
    const at::Scalar & other,
    const at::Scalar & alpha=1);
