// astgen-golden 1
// new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
// aten::new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
new_empty_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    const at::Tensor & self,
    at::IntArrayRef size) {
  return at::_ops::new_empty_out::redispatch(
      dispatchKeySet,
      self,
      c10::fromIntArrayRefSlow(size),
      out);
}
// aten::new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
new_empty_outf(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::IntArrayRef size,
    at::Tensor & out) {
  return at::_ops::new_empty_out::redispatch(
      dispatchKeySet,
      self,
      c10::fromIntArrayRefSlow(size),
      out);
}
// aten::new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
new_empty_symint_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    const at::Tensor & self,
    c10::SymIntArrayRef size) {
  return at::_ops::new_empty_out::redispatch(dispatchKeySet, self, size, out);
}
// aten::new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
new_empty_symint_outf(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    at::Tensor & out) {
  return at::_ops::new_empty_out::redispatch(dispatchKeySet, self, size, out);
}
