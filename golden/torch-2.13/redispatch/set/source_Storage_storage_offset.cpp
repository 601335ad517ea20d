// astgen-golden 1
// set.source_Storage_storage_offset(Tensor self, Storage source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor
// aten::set.source_Storage_storage_offset(Tensor self, Storage source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor
inline at::Tensor
set(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::Storage source,
    int64_t storage_offset,
    at::IntArrayRef size,
    at::IntArrayRef stride={}) {
  return at::_ops::set_source_Storage_storage_offset::redispatch(
      dispatchKeySet,
      self,
      source,
      storage_offset,
      c10::fromIntArrayRefSlow(size),
      c10::fromIntArrayRefSlow(stride));
}
// aten::set.source_Storage_storage_offset(Tensor self, Storage source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor
inline at::Tensor
set_symint(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::Storage source,
    c10::SymInt storage_offset,
    c10::SymIntArrayRef size,
    c10::SymIntArrayRef stride={}) {
  return at::_ops::set_source_Storage_storage_offset::redispatch(
      dispatchKeySet,
      self,
      source,
      storage_offset,
      size,
      stride);
}
