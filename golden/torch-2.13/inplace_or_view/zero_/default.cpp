// astgen-golden 1
// zero_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
zero_(
    c10::DispatchKeySet ks,
    at::Tensor & self) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::zero_::redispatch(ks & c10::after_ADInplaceOrView_keyset, self);
  }
  increment_version(self);
  return self;
}
m.impl("zero_", TORCH_FN(ADInplaceOrView::zero_));
