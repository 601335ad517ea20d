// astgen-golden 1
// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
// aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
inline at::Tensor
select(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t dim,
    int64_t index) {
  return at::_ops::select_int::redispatch(dispatchKeySet, self, dim, index);
}
// aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
inline at::Tensor
select_symint(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t dim,
    c10::SymInt index) {
  return at::_ops::select_int::redispatch(dispatchKeySet, self, dim, index);
}
