// astgen-golden 1
// fill.Scalar(Tensor self, Scalar value) -> Tensor
TORCH_API at::Tensor fill(
    const at::Tensor & self,
    const at::Scalar & value);
