// astgen-golden 1
// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
// aten::mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline at::Tensor &
mul_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Scalar & other) {
  return at::_ops::mul__Scalar::redispatch(dispatchKeySet, self, other);
}
