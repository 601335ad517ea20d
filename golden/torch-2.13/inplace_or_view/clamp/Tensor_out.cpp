// astgen-golden 1
// clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
clamp_out_Tensor_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const ::std::optional<at::Tensor> & min,
    const ::std::optional<at::Tensor> & max,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::clamp_Tensor_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        min,
        max,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("clamp.Tensor_out", TORCH_FN(ADInplaceOrView::clamp_out_Tensor_out));
