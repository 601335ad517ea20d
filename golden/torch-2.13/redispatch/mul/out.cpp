// astgen-golden 1
// mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
// aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
mul_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    const at::Tensor & self,
    const at::Tensor & other) {
  return at::_ops::mul_out::redispatch(dispatchKeySet, self, other, out);
}
// aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
mul_outf(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out) {
  return at::_ops::mul_out::redispatch(dispatchKeySet, self, other, out);
}
