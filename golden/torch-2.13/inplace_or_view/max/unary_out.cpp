// astgen-golden 1
// max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
max_out_unary_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::max_unary_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, out);
  }
  increment_version(out);
  return out;
}
m.impl("max.unary_out", TORCH_FN(ADInplaceOrView::max_out_unary_out));
