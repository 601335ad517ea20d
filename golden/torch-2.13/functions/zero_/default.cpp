// astgen-golden 1
// zero_(Tensor(a!) self) -> Tensor(a!)
// aten::zero_(Tensor(a!) self) -> Tensor(a!)
inline at::Tensor &
zero_(at::Tensor & self) {
  return at::_ops::zero_::call(self);
}
