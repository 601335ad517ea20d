// astgen-golden 1
// mul.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
// aten::mul.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
mul_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    const at::Tensor & self,
    const at::Scalar & other) {
  return at::_ops::mul_Scalar_out::redispatch(dispatchKeySet, self, other, out);
}
// aten::mul.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
mul_outf(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Scalar & other,
    at::Tensor & out) {
  return at::_ops::mul_Scalar_out::redispatch(dispatchKeySet, self, other, out);
}
