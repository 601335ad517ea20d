// astgen-golden 1
// div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
at::Tensor div(
    const at::Scalar & other,
    ::std::optional<c10::string_view> rounding_mode) const;
// aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
inline at::Tensor
Tensor::div(
    const at::Scalar & other,
    ::std::optional<c10::string_view> rounding_mode) const {
  return at::_ops::div_Scalar_mode::call(const_cast<Tensor &>(*this), other, rounding_mode);
}
