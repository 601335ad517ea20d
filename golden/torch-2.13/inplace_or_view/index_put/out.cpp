// astgen-golden 1
// index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
index_put_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices,
    const at::Tensor & values,
    bool accumulate,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::index_put_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        indices,
        values,
        accumulate,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("index_put.out", TORCH_FN(ADInplaceOrView::index_put_out_out));
