// astgen-golden 1
// aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)
::std::tuple<at::Tensor &,at::Tensor &>
aminmax_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    ::std::optional<int64_t> dim,
    bool keepdim,
    at::Tensor & min,
    at::Tensor & max) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::aminmax_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        dim,
        keepdim,
        min,
        max);
  }
  increment_version(min);
  increment_version(max);
  return std::forward_as_tuple(min, max);
}
m.impl("aminmax.out", TORCH_FN(ADInplaceOrView::aminmax_out_out));
