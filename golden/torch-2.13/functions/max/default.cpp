// astgen-golden 1
// max(Tensor self) -> Tensor
// aten::max(Tensor self) -> Tensor
inline at::Tensor
max(const at::Tensor & self) {
  return at::_ops::max::call(self);
}
