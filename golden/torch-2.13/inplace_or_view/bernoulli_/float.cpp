// astgen-golden 1
// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
at::Tensor &
bernoulli__float(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    double p,
    ::std::optional<at::Generator> generator) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::bernoulli__float::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        p,
        generator);
  }
  increment_version(self);
  return self;
}
m.impl("bernoulli_.float", TORCH_FN(ADInplaceOrView::bernoulli__float));
