// astgen-golden 1
// mul.Scalar(Tensor self, Scalar other) -> Tensor
// aten::mul.Scalar(Tensor self, Scalar other) -> Tensor
inline at::Tensor
mul(
    const at::Tensor & self,
    const at::Scalar & other) {
  return at::_ops::mul_Scalar::call(self, other);
}
