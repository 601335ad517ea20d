// astgen-golden 1
// zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
// aten::zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
zero_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    const at::Tensor & self) {
  return at::_ops::zero_out::redispatch(dispatchKeySet, self, out);
}
// aten::zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
zero_outf(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::Tensor & out) {
  return at::_ops::zero_out::redispatch(dispatchKeySet, self, out);
}
