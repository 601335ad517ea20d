// astgen-golden 1
// set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
set_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::set_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, out);
  }
  increment_version(out);
  return out;
}
m.impl("set.out", TORCH_FN(ADInplaceOrView::set_out_out));
