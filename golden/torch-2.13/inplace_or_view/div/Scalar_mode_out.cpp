// astgen-golden 1
// div.Scalar_mode_out(Tensor self, Scalar other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
div_out_Scalar_mode_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Scalar & other,
    ::std::optional<c10::string_view> rounding_mode,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::div_Scalar_mode_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        other,
        rounding_mode,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("div.Scalar_mode_out", TORCH_FN(ADInplaceOrView::div_out_Scalar_mode_out));
