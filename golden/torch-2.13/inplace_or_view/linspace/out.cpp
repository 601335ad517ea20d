// astgen-golden 1
// linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
linspace_out_out(
    c10::DispatchKeySet ks,
    const at::Scalar & start,
    const at::Scalar & end,
    int64_t steps,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::linspace_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        start,
        end,
        steps,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("linspace.out", TORCH_FN(ADInplaceOrView::linspace_out_out));
