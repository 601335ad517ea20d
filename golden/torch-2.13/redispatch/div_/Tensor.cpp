// astgen-golden 1
// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
// aten::div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline at::Tensor &
div_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Tensor & other) {
  return at::_ops::div__Tensor::redispatch(dispatchKeySet, self, other);
}
