// astgen-golden 1
// index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
index_out_Tensor_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::index_Tensor_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        indices,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("index.Tensor_out", TORCH_FN(ADInplaceOrView::index_out_Tensor_out));
