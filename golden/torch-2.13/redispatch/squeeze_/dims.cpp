// astgen-golden 1
// squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
// aten::squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
inline at::Tensor &
squeeze_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    at::IntArrayRef dim) {
  return at::_ops::squeeze__dims::redispatch(dispatchKeySet, self, dim);
}
