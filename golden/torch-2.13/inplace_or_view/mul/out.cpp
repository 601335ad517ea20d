// astgen-golden 1
// mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
mul_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::mul_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, other, out);
  }
  increment_version(out);
  return out;
}
m.impl("mul.out", TORCH_FN(ADInplaceOrView::mul_out_out));
