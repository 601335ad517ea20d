// astgen-golden 1
// softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
at::Tensor softmax(
    int64_t dim,
    ::std::optional<at::ScalarType> dtype=::std::nullopt) const;
// aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
inline at::Tensor
Tensor::softmax(
    int64_t dim,
    ::std::optional<at::ScalarType> dtype) const {
  return at::_ops::softmax_int::call(const_cast<Tensor &>(*this), dim, dtype);
}
