// astgen-golden 1
// fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
fill_out_Scalar_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Scalar & value,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::fill_Scalar_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, value, out);
  }
  increment_version(out);
  return out;
}
m.impl("fill.Scalar_out", TORCH_FN(ADInplaceOrView::fill_out_Scalar_out));
