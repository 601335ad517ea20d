// astgen-golden 1
// div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
div_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::div_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, other, out);
  }
  increment_version(out);
  return out;
}
m.impl("div.out", TORCH_FN(ADInplaceOrView::div_out_out));
