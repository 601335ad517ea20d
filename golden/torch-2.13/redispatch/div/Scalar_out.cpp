// astgen-golden 1
// div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
// aten::div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
div_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    const at::Tensor & self,
    const at::Scalar & other) {
  return at::_ops::div_Scalar_out::redispatch(dispatchKeySet, self, other, out);
}
// aten::div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
div_outf(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Scalar & other,
    at::Tensor & out) {
  return at::_ops::div_Scalar_out::redispatch(dispatchKeySet, self, other, out);
}
