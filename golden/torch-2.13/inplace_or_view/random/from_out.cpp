// astgen-golden 1
// random.from_out(Tensor self, int from, int? to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
random_out_from_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    int64_t from,
    ::std::optional<int64_t> to,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::random_from_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        from,
        to,
        generator,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("random.from_out", TORCH_FN(ADInplaceOrView::random_out_from_out));
