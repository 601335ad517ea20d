// astgen-golden 1
// set.source_Tensor_out(Tensor self, Tensor source, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
set_out_source_Tensor_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & source,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::set_source_Tensor_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        source,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("set.source_Tensor_out", TORCH_FN(ADInplaceOrView::set_out_source_Tensor_out));
