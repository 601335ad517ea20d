// astgen-golden 1
// fill.Scalar(Tensor self, Scalar value) -> Tensor
// aten::fill.Scalar(Tensor self, Scalar value) -> Tensor
inline at::Tensor
fill(
    const at::Tensor & self,
    const at::Scalar & value) {
  return at::_ops::fill_Scalar::call(self, value);
}
