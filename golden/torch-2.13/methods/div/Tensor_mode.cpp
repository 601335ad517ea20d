// astgen-golden 1
// div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
at::Tensor div(
    const at::Tensor & other,
    ::std::optional<c10::string_view> rounding_mode) const;
// aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
inline at::Tensor
Tensor::div(
    const at::Tensor & other,
    ::std::optional<c10::string_view> rounding_mode) const {
  return at::_ops::div_Tensor_mode::call(const_cast<Tensor &>(*this), other, rounding_mode);
}
