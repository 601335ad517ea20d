// astgen-golden 1
// sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
::std::tuple<at::Tensor &,at::Tensor &>
sort_out_values_stable(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    ::std::optional<bool> stable,
    int64_t dim,
    bool descending,
    at::Tensor & values,
    at::Tensor & indices) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::sort_values_stable::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        stable,
        dim,
        descending,
        values,
        indices);
  }
  increment_version(values);
  increment_version(indices);
  return std::forward_as_tuple(values, indices);
}
m.impl("sort.values_stable", TORCH_FN(ADInplaceOrView::sort_out_values_stable));
