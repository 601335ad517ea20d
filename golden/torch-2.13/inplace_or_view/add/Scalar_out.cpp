// astgen-golden 1
// add.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
add_out_Scalar_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Scalar & other,
    const at::Scalar & alpha,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::add_Scalar_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        other,
        alpha,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("add.Scalar_out", TORCH_FN(ADInplaceOrView::add_out_Scalar_out));
