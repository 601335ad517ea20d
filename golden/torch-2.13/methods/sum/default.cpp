// astgen-golden 1
// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
at::Tensor sum(::std::optional<at::ScalarType> dtype=::std::nullopt) const;
// aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
inline at::Tensor
Tensor::sum(::std::optional<at::ScalarType> dtype) const {
  return at::_ops::sum::call(const_cast<Tensor &>(*this), dtype);
}
