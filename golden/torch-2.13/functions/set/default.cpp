// astgen-golden 1
// set(Tensor self) -> Tensor
// aten::set(Tensor self) -> Tensor
inline at::Tensor
set(const at::Tensor & self) {
  return at::_ops::set::call(self);
}
