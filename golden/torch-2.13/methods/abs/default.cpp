// astgen-golden 1
// abs(Tensor self) -> Tensor
at::Tensor abs() const;
// aten::abs(Tensor self) -> Tensor
inline at::Tensor
Tensor::abs() const {
  return at::_ops::abs::call(const_cast<Tensor &>(*this));
}
