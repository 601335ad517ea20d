// astgen-golden 1
// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
// aten::abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
abs_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    const at::Tensor & self) {
  return at::_ops::abs_out::redispatch(dispatchKeySet, self, out);
}
// aten::abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
abs_outf(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::Tensor & out) {
  return at::_ops::abs_out::redispatch(dispatchKeySet, self, out);
}
