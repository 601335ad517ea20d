// astgen-golden 1
// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
// aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
inline at::Tensor &
fill_(
    at::Tensor & self,
    const at::Scalar & value) {
  return at::_ops::fill__Scalar::call(self, value);
}
