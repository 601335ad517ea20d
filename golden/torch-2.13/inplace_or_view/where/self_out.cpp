// astgen-golden 1
// where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
where_out_self_out(
    c10::DispatchKeySet ks,
    const at::Tensor & condition,
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::where_self_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        condition,
        self,
        other,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("where.self_out", TORCH_FN(ADInplaceOrView::where_out_self_out));
