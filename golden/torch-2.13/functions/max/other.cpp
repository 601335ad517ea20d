// astgen-golden 1
// max.other(Tensor self, Tensor other) -> Tensor
// aten::max.other(Tensor self, Tensor other) -> Tensor
inline at::Tensor
max(
    const at::Tensor & self,
    const at::Tensor & other) {
  return at::_ops::max_other::call(self, other);
}
