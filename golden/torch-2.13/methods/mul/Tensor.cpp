// astgen-golden 1
// mul.Tensor(Tensor self, Tensor other) -> Tensor
at::Tensor mul(const at::Tensor & other) const;
// aten::mul.Tensor(Tensor self, Tensor other) -> Tensor
inline at::Tensor
Tensor::mul(const at::Tensor & other) const {
  return at::_ops::mul_Tensor::call(const_cast<Tensor &>(*this), other);
}
