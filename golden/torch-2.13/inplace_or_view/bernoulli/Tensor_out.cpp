// astgen-golden 1
// bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
bernoulli_out_Tensor_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & p,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::bernoulli_Tensor_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        p,
        generator,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("bernoulli.Tensor_out", TORCH_FN(ADInplaceOrView::bernoulli_out_Tensor_out));
