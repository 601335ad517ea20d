// astgen-golden 1
// fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
fill_out_Tensor_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & value,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::fill_Tensor_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, value, out);
  }
  increment_version(out);
  return out;
}
m.impl("fill.Tensor_out", TORCH_FN(ADInplaceOrView::fill_out_Tensor_out));
