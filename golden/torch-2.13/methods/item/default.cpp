// astgen-golden 1
// item(Tensor self) -> Scalar
at::Scalar item() const;
// aten::item(Tensor self) -> Scalar
inline at::Scalar
Tensor::item() const {
  return at::_ops::item::call(const_cast<Tensor &>(*this));
}
