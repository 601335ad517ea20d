// astgen-golden 1
// eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
// aten::eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
eye_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    int64_t n) {
  return at::_ops::eye_out::redispatch(dispatchKeySet, n, out);
}
// aten::eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
eye_outf(
    c10::DispatchKeySet dispatchKeySet,
    int64_t n,
    at::Tensor & out) {
  return at::_ops::eye_out::redispatch(dispatchKeySet, n, out);
}
// aten::eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
eye_symint_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    c10::SymInt n) {
  return at::_ops::eye_out::redispatch(dispatchKeySet, n, out);
}
// aten::eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
eye_symint_outf(
    c10::DispatchKeySet dispatchKeySet,
    c10::SymInt n,
    at::Tensor & out) {
  return at::_ops::eye_out::redispatch(dispatchKeySet, n, out);
}
