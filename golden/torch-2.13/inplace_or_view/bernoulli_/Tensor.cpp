// astgen-golden 1
// bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
at::Tensor &
bernoulli__Tensor(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const at::Tensor & p,
    ::std::optional<at::Generator> generator) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::bernoulli__Tensor::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        p,
        generator);
  }
  increment_version(self);
  return self;
}
m.impl("bernoulli_.Tensor", TORCH_FN(ADInplaceOrView::bernoulli__Tensor));
