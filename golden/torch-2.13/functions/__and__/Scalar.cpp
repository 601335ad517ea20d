// astgen-golden 1
// __and__.Scalar(Tensor self, Scalar other) -> Tensor
// aten::__and__.Scalar(Tensor self, Scalar other) -> Tensor
inline at::Tensor
__and__(
    const at::Tensor & self,
    const at::Scalar & other) {
  return at::_ops::__and___Scalar::call(self, other);
}
