// astgen-golden 1
// div.Scalar(Tensor self, Scalar other) -> Tensor
// aten::div.Scalar(Tensor self, Scalar other) -> Tensor
inline at::Tensor
div(
    const at::Tensor & self,
    const at::Scalar & other) {
  return at::_ops::div_Scalar::call(self, other);
}
