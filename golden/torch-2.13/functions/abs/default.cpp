// astgen-golden 1
// abs(Tensor self) -> Tensor
// aten::abs(Tensor self) -> Tensor
inline at::Tensor
abs(const at::Tensor & self) {
  return at::_ops::abs::call(self);
}
