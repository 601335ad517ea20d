// astgen-golden 1
// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
sqrt_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::sqrt_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, out);
  }
  increment_version(out);
  return out;
}
m.impl("sqrt.out", TORCH_FN(ADInplaceOrView::sqrt_out_out));
