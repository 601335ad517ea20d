// astgen-golden 1
// max(Tensor self) -> Tensor
at::Tensor max() const;
// aten::max(Tensor self) -> Tensor
inline at::Tensor
Tensor::max() const {
  return at::_ops::max::call(const_cast<Tensor &>(*this));
}
