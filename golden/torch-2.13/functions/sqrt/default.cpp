// astgen-golden 1
// sqrt(Tensor self) -> Tensor
// aten::sqrt(Tensor self) -> Tensor
inline at::Tensor
sqrt(const at::Tensor & self) {
  return at::_ops::sqrt::call(self);
}
