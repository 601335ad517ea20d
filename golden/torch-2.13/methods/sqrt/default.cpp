// astgen-golden 1
// sqrt(Tensor self) -> Tensor
at::Tensor sqrt() const;
// aten::sqrt(Tensor self) -> Tensor
inline at::Tensor
Tensor::sqrt() const {
  return at::_ops::sqrt::call(const_cast<Tensor &>(*this));
}
