// astgen-golden 1
// set_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
set_(
    c10::DispatchKeySet ks,
    at::Tensor & self) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::set_::redispatch(ks & c10::after_ADInplaceOrView_keyset, self);
  }
  increment_version(self);
  return self;
}
m.impl("set_", TORCH_FN(ADInplaceOrView::set_));
