// astgen-golden 1
// __and__.Scalar(Tensor self, Scalar other) -> Tensor
// aten::__and__.Scalar(Tensor self, Scalar other) -> Tensor
inline at::Tensor
__and__(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Scalar & other) {
  return at::_ops::__and___Scalar::redispatch(dispatchKeySet, self, other);
}
