// astgen-golden 1
// div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
at::Tensor &
div__Tensor_mode(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const at::Tensor & other,
    ::std::optional<c10::string_view> rounding_mode) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::div__Tensor_mode::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        other,
        rounding_mode);
  }
  increment_version(self);
  return self;
}
m.impl("div_.Tensor_mode", TORCH_FN(ADInplaceOrView::div__Tensor_mode));
