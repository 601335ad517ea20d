// astgen-golden 1
// div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
at::Tensor & div_(
    const at::Scalar & other,
    ::std::optional<c10::string_view> rounding_mode) const;
// aten::div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
inline at::Tensor &
Tensor::div_(
    const at::Scalar & other,
    ::std::optional<c10::string_view> rounding_mode) const {
  return at::_ops::div__Scalar_mode::call(const_cast<Tensor &>(*this), other, rounding_mode);
}
