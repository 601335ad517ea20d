// astgen-golden 1
// div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
// aten::div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
inline at::Tensor &
div_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Tensor & other,
    ::std::optional<c10::string_view> rounding_mode) {
  return at::_ops::div__Tensor_mode::redispatch(dispatchKeySet, self, other, rounding_mode);
}
