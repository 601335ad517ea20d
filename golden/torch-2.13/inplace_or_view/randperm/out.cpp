// astgen-golden 1
// randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
randperm_out_out(
    c10::DispatchKeySet ks,
    c10::SymInt n,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::randperm_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, n, out);
  }
  increment_version(out);
  return out;
}
m.impl("randperm.out", TORCH_FN(ADInplaceOrView::randperm_out_out));
