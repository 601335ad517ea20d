// astgen-golden 1
// range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
range_out_out(
    c10::DispatchKeySet ks,
    const at::Scalar & start,
    const at::Scalar & end,
    const at::Scalar & step,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::range_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, start, end, step, out);
  }
  increment_version(out);
  return out;
}
m.impl("range.out", TORCH_FN(ADInplaceOrView::range_out_out));
