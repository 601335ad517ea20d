// astgen-golden 1
// div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
// aten::div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
div_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    const at::Tensor & self,
    const at::Tensor & other,
    ::std::optional<c10::string_view> rounding_mode) {
  return at::_ops::div_out_mode::redispatch(dispatchKeySet, self, other, rounding_mode, out);
}
// aten::div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
div_outf(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & other,
    ::std::optional<c10::string_view> rounding_mode,
    at::Tensor & out) {
  return at::_ops::div_out_mode::redispatch(dispatchKeySet, self, other, rounding_mode, out);
}
