// astgen-golden 1
// __lshift__.Scalar(Tensor self, Scalar other) -> Tensor
// aten::__lshift__.Scalar(Tensor self, Scalar other) -> Tensor
inline at::Tensor
__lshift__(
    const at::Tensor & self,
    const at::Scalar & other) {
  return at::_ops::__lshift___Scalar::call(self, other);
}
