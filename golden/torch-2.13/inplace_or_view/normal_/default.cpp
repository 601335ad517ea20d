// astgen-golden 1
// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
at::Tensor &
normal_(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    double mean,
    double std,
    ::std::optional<at::Generator> generator) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::normal_::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        mean,
        std,
        generator);
  }
  increment_version(self);
  return self;
}
m.impl("normal_", TORCH_FN(ADInplaceOrView::normal_));
