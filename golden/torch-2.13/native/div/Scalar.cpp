// astgen-golden 1
// div.Scalar(Tensor self, Scalar other) -> Tensor
TORCH_API at::Tensor div(
    const at::Tensor & self,
    const at::Scalar & other);
TORCH_API at::Tensor NestedTensor_div_Scalar(
    const at::Tensor & self,
    const at::Scalar & other);
