// astgen-golden 1
// eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
eye_out_m_out(
    c10::DispatchKeySet ks,
    c10::SymInt n,
    c10::SymInt m,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::eye_m_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, n, m, out);
  }
  increment_version(out);
  return out;
}
m.impl("eye.m_out", TORCH_FN(ADInplaceOrView::eye_out_m_out));
