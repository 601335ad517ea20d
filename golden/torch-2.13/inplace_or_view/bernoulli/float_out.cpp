// astgen-golden 1
// bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
bernoulli_out_float_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    double p,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::bernoulli_float_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        p,
        generator,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("bernoulli.float_out", TORCH_FN(ADInplaceOrView::bernoulli_out_float_out));
