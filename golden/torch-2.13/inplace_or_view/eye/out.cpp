// astgen-golden 1
// eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
eye_out_out(
    c10::DispatchKeySet ks,
    c10::SymInt n,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::eye_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, n, out);
  }
  increment_version(out);
  return out;
}
m.impl("eye.out", TORCH_FN(ADInplaceOrView::eye_out_out));
