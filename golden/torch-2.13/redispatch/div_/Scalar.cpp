// astgen-golden 1
// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
// aten::div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline at::Tensor &
div_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Scalar & other) {
  return at::_ops::div__Scalar::redispatch(dispatchKeySet, self, other);
}
