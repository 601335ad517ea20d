// astgen-golden 1
// linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
linspace_out_Tensor_Tensor_out(
    c10::DispatchKeySet ks,
    const at::Tensor & start,
    const at::Tensor & end,
    int64_t steps,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::linspace_Tensor_Tensor_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        start,
        end,
        steps,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("linspace.Tensor_Tensor_out", TORCH_FN(ADInplaceOrView::linspace_out_Tensor_Tensor_out));
