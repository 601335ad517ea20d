// astgen-golden 1
// full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
full_out_out(
    c10::DispatchKeySet ks,
    c10::SymIntArrayRef size,
    const at::Scalar & fill_value,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::full_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, size, fill_value, out);
  }
  increment_version(out);
  return out;
}
m.impl("full.out", TORCH_FN(ADInplaceOrView::full_out_out));
