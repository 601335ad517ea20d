// astgen-golden 1
// t_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
t_(
    c10::DispatchKeySet ks,
    at::Tensor & self) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::t_::redispatch(ks & c10::after_ADInplaceOrView_keyset, self);
  }
  increment_version(self);
  return self;
}
m.impl("t_", TORCH_FN(ADInplaceOrView::t_));
