// astgen-golden 1
// narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)
// aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)
inline at::Tensor
narrow(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t dim,
    const at::Tensor & start,
    int64_t length) {
  return at::_ops::narrow_Tensor::redispatch(dispatchKeySet, self, dim, start, length);
}
// aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)
inline at::Tensor
narrow_symint(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t dim,
    const at::Tensor & start,
    c10::SymInt length) {
  return at::_ops::narrow_Tensor::redispatch(dispatchKeySet, self, dim, start, length);
}
