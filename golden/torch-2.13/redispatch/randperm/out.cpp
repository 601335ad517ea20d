// astgen-golden 1
// randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
// aten::randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
randperm_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    int64_t n) {
  return at::_ops::randperm_out::redispatch(dispatchKeySet, n, out);
}
// aten::randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
randperm_outf(
    c10::DispatchKeySet dispatchKeySet,
    int64_t n,
    at::Tensor & out) {
  return at::_ops::randperm_out::redispatch(dispatchKeySet, n, out);
}
// aten::randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
randperm_symint_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    c10::SymInt n) {
  return at::_ops::randperm_out::redispatch(dispatchKeySet, n, out);
}
// aten::randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
randperm_symint_outf(
    c10::DispatchKeySet dispatchKeySet,
    c10::SymInt n,
    at::Tensor & out) {
  return at::_ops::randperm_out::redispatch(dispatchKeySet, n, out);
}
