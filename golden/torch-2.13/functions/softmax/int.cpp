// astgen-golden 1
// softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
// aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
inline at::Tensor
softmax(
    const at::Tensor & self,
    int64_t dim,
    ::std::optional<at::ScalarType> dtype=::std::nullopt) {
  return at::_ops::softmax_int::call(self, dim, dtype);
}
