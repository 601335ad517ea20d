// astgen-golden 1
// sqrt_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
sqrt_(
    c10::DispatchKeySet ks,
    at::Tensor & self) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::sqrt_::redispatch(ks & c10::after_ADInplaceOrView_keyset, self);
  }
  increment_version(self);
  return self;
}
m.impl("sqrt_", TORCH_FN(ADInplaceOrView::sqrt_));
