// astgen-golden 1
// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
// aten::mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline at::Tensor &
mul_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Tensor & other) {
  return at::_ops::mul__Tensor::redispatch(dispatchKeySet, self, other);
}
