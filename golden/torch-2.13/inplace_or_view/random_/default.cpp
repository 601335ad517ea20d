// astgen-golden 1
// random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
at::Tensor &
random_(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    ::std::optional<at::Generator> generator) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::random_::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, generator);
  }
  increment_version(self);
  return self;
}
m.impl("random_", TORCH_FN(ADInplaceOrView::random_));
