// astgen-golden 1
// eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
// aten::eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
eye_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    int64_t n,
    int64_t m) {
  return at::_ops::eye_m_out::redispatch(dispatchKeySet, n, m, out);
}
// aten::eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
eye_outf(
    c10::DispatchKeySet dispatchKeySet,
    int64_t n,
    int64_t m,
    at::Tensor & out) {
  return at::_ops::eye_m_out::redispatch(dispatchKeySet, n, m, out);
}
// aten::eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
eye_symint_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    c10::SymInt n,
    c10::SymInt m) {
  return at::_ops::eye_m_out::redispatch(dispatchKeySet, n, m, out);
}
// aten::eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
eye_symint_outf(
    c10::DispatchKeySet dispatchKeySet,
    c10::SymInt n,
    c10::SymInt m,
    at::Tensor & out) {
  return at::_ops::eye_m_out::redispatch(dispatchKeySet, n, m, out);
}
