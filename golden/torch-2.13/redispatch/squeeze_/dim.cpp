// astgen-golden 1
// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
// aten::squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
inline at::Tensor &
squeeze_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    int64_t dim) {
  return at::_ops::squeeze__dim::redispatch(dispatchKeySet, self, dim);
}
