// astgen-golden 1
// add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
add_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::add_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, other, alpha, out);
  }
  increment_version(out);
  return out;
}
m.impl("add.out", TORCH_FN(ADInplaceOrView::add_out_out));
