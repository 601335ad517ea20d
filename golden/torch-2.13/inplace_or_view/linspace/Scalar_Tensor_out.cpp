// astgen-golden 1
// linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
linspace_out_Scalar_Tensor_out(
    c10::DispatchKeySet ks,
    const at::Scalar & start,
    const at::Tensor & end,
    int64_t steps,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::linspace_Scalar_Tensor_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        start,
        end,
        steps,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("linspace.Scalar_Tensor_out", TORCH_FN(ADInplaceOrView::linspace_out_Scalar_Tensor_out));
