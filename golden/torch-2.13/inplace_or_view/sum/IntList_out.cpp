// astgen-golden 1
// sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
sum_out_IntList_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    at::OptionalIntArrayRef dim,
    bool keepdim,
    ::std::optional<at::ScalarType> dtype,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::sum_IntList_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        dim,
        keepdim,
        dtype,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("sum.IntList_out", TORCH_FN(ADInplaceOrView::sum_out_IntList_out));
