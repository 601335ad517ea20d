// astgen-golden 1
// squeeze_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
squeeze_(
    c10::DispatchKeySet ks,
    at::Tensor & self) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::squeeze_::redispatch(ks & c10::after_ADInplaceOrView_keyset, self);
  }
  increment_version(self);
  return self;
}
m.impl("squeeze_", TORCH_FN(ADInplaceOrView::squeeze_));
