// astgen-golden 1
// div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
div_out_Scalar_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Scalar & other,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::div_Scalar_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, other, out);
  }
  increment_version(out);
  return out;
}
m.impl("div.Scalar_out", TORCH_FN(ADInplaceOrView::div_out_Scalar_out));
