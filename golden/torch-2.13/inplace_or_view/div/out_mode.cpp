// astgen-golden 1
// div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
div_out_out_mode(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & other,
    ::std::optional<c10::string_view> rounding_mode,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::div_out_mode::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        other,
        rounding_mode,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("div.out_mode", TORCH_FN(ADInplaceOrView::div_out_out_mode));
