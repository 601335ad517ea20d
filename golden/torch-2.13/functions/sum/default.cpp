// astgen-golden 1
// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
// aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
inline at::Tensor
sum(
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype=::std::nullopt) {
  return at::_ops::sum::call(self, dtype);
}
