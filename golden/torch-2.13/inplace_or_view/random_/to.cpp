// astgen-golden 1
// random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
at::Tensor &
random__to(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    int64_t to,
    ::std::optional<at::Generator> generator) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::random__to::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, to, generator);
  }
  increment_version(self);
  return self;
}
m.impl("random_.to", TORCH_FN(ADInplaceOrView::random__to));
