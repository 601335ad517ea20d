// astgen-golden 1
// div.Tensor(Tensor self, Tensor other) -> Tensor
at::Tensor div(const at::Tensor & other) const;
// aten::div.Tensor(Tensor self, Tensor other) -> Tensor
inline at::Tensor
Tensor::div(const at::Tensor & other) const {
  return at::_ops::div_Tensor::call(const_cast<Tensor &>(*this), other);
}
