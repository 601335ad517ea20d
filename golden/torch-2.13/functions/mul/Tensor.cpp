// astgen-golden 1
// mul.Tensor(Tensor self, Tensor other) -> Tensor
// aten::mul.Tensor(Tensor self, Tensor other) -> Tensor
inline at::Tensor
mul(
    const at::Tensor & self,
    const at::Tensor & other) {
  return at::_ops::mul_Tensor::call(self, other);
}
