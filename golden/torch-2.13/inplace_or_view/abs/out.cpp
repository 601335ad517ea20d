// astgen-golden 1
// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
abs_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::abs_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, out);
  }
  increment_version(out);
  return out;
}
m.impl("abs.out", TORCH_FN(ADInplaceOrView::abs_out_out));
