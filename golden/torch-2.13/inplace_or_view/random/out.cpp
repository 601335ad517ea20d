// astgen-golden 1
// random.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
random_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::random_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, generator, out);
  }
  increment_version(out);
  return out;
}
m.impl("random.out", TORCH_FN(ADInplaceOrView::random_out_out));
