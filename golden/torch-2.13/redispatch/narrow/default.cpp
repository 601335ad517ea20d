// astgen-golden 1
// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
// aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
inline at::Tensor
narrow(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t dim,
    int64_t start,
    int64_t length) {
  return at::_ops::narrow::redispatch(dispatchKeySet, self, dim, start, length);
}
// aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
inline at::Tensor
narrow_symint(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t dim,
    c10::SymInt start,
    c10::SymInt length) {
  return at::_ops::narrow::redispatch(dispatchKeySet, self, dim, start, length);
}
