// astgen-golden 1
// normal.out(Tensor self, float mean=0, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
normal_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    double mean,
    double std,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::normal_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        mean,
        std,
        generator,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("normal.out", TORCH_FN(ADInplaceOrView::normal_out_out));
