// astgen-golden 1
// div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
// aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
inline at::Tensor
div(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Scalar & other,
    ::std::optional<c10::string_view> rounding_mode) {
  return at::_ops::div_Scalar_mode::redispatch(dispatchKeySet, self, other, rounding_mode);
}
