// astgen-golden 1
// split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]
// aten::split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]
inline ::std::vector<at::Tensor>
split(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::IntArrayRef split_size,
    int64_t dim=0) {
  return at::_ops::split_sizes::redispatch(
      dispatchKeySet,
      self,
      c10::fromIntArrayRefSlow(split_size),
      dim);
}
// aten::split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]
inline ::std::vector<at::Tensor>
split_symint(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    c10::SymIntArrayRef split_size,
    int64_t dim=0) {
  return at::_ops::split_sizes::redispatch(dispatchKeySet, self, split_size, dim);
}
