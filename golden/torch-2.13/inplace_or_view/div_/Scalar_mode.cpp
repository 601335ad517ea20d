// astgen-golden 1
// div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
at::Tensor &
div__Scalar_mode(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const at::Scalar & other,
    ::std::optional<c10::string_view> rounding_mode) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::div__Scalar_mode::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        other,
        rounding_mode);
  }
  increment_version(self);
  return self;
}
m.impl("div_.Scalar_mode", TORCH_FN(ADInplaceOrView::div__Scalar_mode));
