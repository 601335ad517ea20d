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
  at::_ops::set__source_Storage_storage_offset::redispatch(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      source,
      storage_offset,
      size,
      stride);
  return self;
}
m.impl(
    "set_.source_Storage_storage_offset",
    TORCH_FN(TraceType::set__source_Storage_storage_offset));
