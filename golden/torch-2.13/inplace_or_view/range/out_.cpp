// astgen-golden 1
// range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
range_out_out_(
    c10::DispatchKeySet ks,
    const at::Scalar & start,
    const at::Scalar & end,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::range_out_::redispatch(ks & c10::after_ADInplaceOrView_keyset, start, end, out);
  }
  increment_version(out);
  return out;
}
m.impl("range.out_", TORCH_FN(ADInplaceOrView::range_out_out_));
