// astgen-golden 1
// new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
new_empty_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::new_empty_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, size, out);
  }
  increment_version(out);
  return out;
}
m.impl("new_empty.out", TORCH_FN(ADInplaceOrView::new_empty_out_out));
