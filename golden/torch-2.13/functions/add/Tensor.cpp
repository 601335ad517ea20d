// astgen-golden 1
// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
// aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
inline at::Tensor
add(
    const at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha=1) {
  return at::_ops::add_Tensor::call(self, other, alpha);
}
