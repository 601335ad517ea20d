// astgen-golden 1
// sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
sum_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::sum_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, dtype, out);
  }
  increment_version(out);
  return out;
}
m.impl("sum.out", TORCH_FN(ADInplaceOrView::sum_out_out));
