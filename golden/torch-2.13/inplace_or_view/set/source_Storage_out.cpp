// astgen-golden 1
// set.source_Storage_out(Tensor self, Storage source, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
set_out_source_Storage_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    at::Storage source,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::set_source_Storage_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        source,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("set.source_Storage_out", TORCH_FN(ADInplaceOrView::set_out_source_Storage_out));
