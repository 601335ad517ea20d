// astgen-golden 1
// abs_(Tensor(a!) self) -> Tensor(a!)
// aten::abs_(Tensor(a!) self) -> Tensor(a!)
inline at::Tensor &
abs_(at::Tensor & self) {
  return at::_ops::abs_::call(self);
}
