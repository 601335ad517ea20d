// astgen-golden 1
// set.source_Storage_storage_offset_out(Tensor self, Storage source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[], *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
set_out_source_Storage_storage_offset_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    at::Storage source,
    c10::SymInt storage_offset,
    c10::SymIntArrayRef size,
    c10::SymIntArrayRef stride,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::set_source_Storage_storage_offset_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        source,
        storage_offset,
        size,
        stride,
        out);
  }
  increment_version(out);
  return out;
}
m.impl(
    "set.source_Storage_storage_offset_out",
    TORCH_FN(ADInplaceOrView::set_out_source_Storage_storage_offset_out));
