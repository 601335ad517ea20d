// astgen-golden 1
// abs_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
abs_(
    c10::DispatchKeySet ks,
    at::Tensor & self) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::abs_::redispatch(ks & c10::after_ADInplaceOrView_keyset, self);
  }
  increment_version(self);
  return self;
}
m.impl("abs_", TORCH_FN(ADInplaceOrView::abs_));
