// astgen-golden 1
// split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
// aten::split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
inline ::std::vector<at::Tensor>
split(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t split_size,
    int64_t dim=0) {
  return at::_ops::split_Tensor::redispatch(dispatchKeySet, self, split_size, dim);
}
// aten::split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
inline ::std::vector<at::Tensor>
split_symint(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    c10::SymInt split_size,
    int64_t dim=0) {
  return at::_ops::split_Tensor::redispatch(dispatchKeySet, self, split_size, dim);
}
