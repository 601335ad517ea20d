// astgen-golden 1
// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
// aten::sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
sqrt_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    const at::Tensor & self) {
  return at::_ops::sqrt_out::redispatch(dispatchKeySet, self, out);
}
// aten::sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
sqrt_outf(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::Tensor & out) {
  return at::_ops::sqrt_out::redispatch(dispatchKeySet, self, out);
}
