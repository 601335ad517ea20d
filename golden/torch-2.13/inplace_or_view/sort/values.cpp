// astgen-golden 1
// sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
::std::tuple<at::Tensor &,at::Tensor &>
sort_out_values(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    int64_t dim,
    bool descending,
    at::Tensor & values,
    at::Tensor & indices) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::sort_values::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        dim,
        descending,
        values,
        indices);
  }
  increment_version(values);
  increment_version(indices);
  return std::forward_as_tuple(values, indices);
}
m.impl("sort.values", TORCH_FN(ADInplaceOrView::sort_out_values));
