// astgen-golden 1
// div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
at::Tensor & div_(
    const at::Tensor & other,
    ::std::optional<c10::string_view> rounding_mode) const;
// aten::div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
inline at::Tensor &
Tensor::div_(
    const at::Tensor & other,
    ::std::optional<c10::string_view> rounding_mode) const {
  return at::_ops::div__Tensor_mode::call(const_cast<Tensor &>(*this), other, rounding_mode);
}
