// astgen-golden 1
// random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
at::Tensor &
random__from(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    int64_t from,
    ::std::optional<int64_t> to,
    ::std::optional<at::Generator> generator) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::random__from::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        from,
        to,
        generator);
  }
  increment_version(self);
  return self;
}
m.impl("random_.from", TORCH_FN(ADInplaceOrView::random__from));
