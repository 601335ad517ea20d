// astgen-golden 1
// zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
zero_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::zero_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, out);
  }
  increment_version(out);
  return out;
}
m.impl("zero.out", TORCH_FN(ADInplaceOrView::zero_out_out));
