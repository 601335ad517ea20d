// astgen-golden 1
// full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
// aten::full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
full_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    at::IntArrayRef size,
    const at::Scalar & fill_value) {
  return at::_ops::full_out::redispatch(
      dispatchKeySet,
      c10::fromIntArrayRefSlow(size),
      fill_value,
      out);
}
// aten::full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
full_outf(
    c10::DispatchKeySet dispatchKeySet,
    at::IntArrayRef size,
    const at::Scalar & fill_value,
    at::Tensor & out) {
  return at::_ops::full_out::redispatch(
      dispatchKeySet,
      c10::fromIntArrayRefSlow(size),
      fill_value,
      out);
}
// aten::full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
full_symint_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    c10::SymIntArrayRef size,
    const at::Scalar & fill_value) {
  return at::_ops::full_out::redispatch(dispatchKeySet, size, fill_value, out);
}
// aten::full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
full_symint_outf(
    c10::DispatchKeySet dispatchKeySet,
    c10::SymIntArrayRef size,
    const at::Scalar & fill_value,
    at::Tensor & out) {
  return at::_ops::full_out::redispatch(dispatchKeySet, size, fill_value, out);
}
