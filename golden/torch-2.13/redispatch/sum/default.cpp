// astgen-golden 1
// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
// aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
inline at::Tensor
sum(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype=::std::nullopt) {
  return at::_ops::sum::redispatch(dispatchKeySet, self, dtype);
}
