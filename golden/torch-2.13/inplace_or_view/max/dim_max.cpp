// astgen-golden 1
// max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
::std::tuple<at::Tensor &,at::Tensor &>
max_out_dim_max(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    int64_t dim,
    bool keepdim,
    at::Tensor & max,
    at::Tensor & max_values) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::max_dim_max::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        dim,
        keepdim,
        max,
        max_values);
  }
  increment_version(max);
  increment_version(max_values);
  return std::forward_as_tuple(max, max_values);
}
m.impl("max.dim_max", TORCH_FN(ADInplaceOrView::max_out_dim_max));
