// astgen-golden 1
// mul.Scalar(Tensor self, Scalar other) -> Tensor
// aten::mul.Scalar(Tensor self, Scalar other) -> Tensor
inline at::Tensor
mul(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Scalar & other) {
  return at::_ops::mul_Scalar::redispatch(dispatchKeySet, self, other);
}
