// astgen-golden 1
// set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
// aten::set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
inline at::Tensor &
set_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    at::Storage source) {
  return at::_ops::set__source_Storage::redispatch(dispatchKeySet, self, source);
}
