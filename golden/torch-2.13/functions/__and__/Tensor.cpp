// astgen-golden 1
// __and__.Tensor(Tensor self, Tensor other) -> Tensor
// aten::__and__.Tensor(Tensor self, Tensor other) -> Tensor
inline at::Tensor
__and__(
    const at::Tensor & self,
    const at::Tensor & other) {
  return at::_ops::__and___Tensor::call(self, other);
}
