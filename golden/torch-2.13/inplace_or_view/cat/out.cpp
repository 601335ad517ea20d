// astgen-golden 1
// cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
cat_out_out(
    c10::DispatchKeySet ks,
    const at::ITensorListRef & tensors,
    int64_t dim,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::cat_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, tensors, dim, out);
  }
  increment_version(out);
  return out;
}
m.impl("cat.out", TORCH_FN(ADInplaceOrView::cat_out_out));
