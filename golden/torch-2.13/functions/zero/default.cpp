// astgen-golden 1
// zero(Tensor self) -> Tensor
// aten::zero(Tensor self) -> Tensor
inline at::Tensor
zero(const at::Tensor & self) {
  return at::_ops::zero::call(self);
}
