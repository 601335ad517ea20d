// astgen-golden 1
// set_.source_Storage_storage_offset(Tensor(a!) self, Storage source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)
at::Tensor &
set__source_Storage_storage_offset(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    at::Storage source,
    c10::SymInt storage_offset,
    c10::SymIntArrayRef size,
    c10::SymIntArrayRef stride) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::set__source_Storage_storage_offset::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        source,
        storage_offset,
        size,
        stride);
  }
  increment_version(self);
  return self;
}
m.impl(
    "set_.source_Storage_storage_offset",
    TORCH_FN(ADInplaceOrView::set__source_Storage_storage_offset));
