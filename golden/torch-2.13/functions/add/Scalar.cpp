// astgen-golden 1
// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
// aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
inline at::Tensor
add(
    const at::Tensor & self,
    const at::Scalar & other,
    const at::Scalar & alpha=1) {
  return at::_ops::add_Scalar::call(self, other, alpha);
}
