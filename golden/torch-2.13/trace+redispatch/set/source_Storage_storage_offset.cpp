// astgen-golden 1
// set.source_Storage_storage_offset(Tensor self, Storage source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor
at::Tensor
set_source_Storage_storage_offset(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    at::Storage source,
    c10::SymInt storage_offset,
    c10::SymIntArrayRef size,
    c10::SymIntArrayRef stride) {
  auto result = at::redispatch::set_symint(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      source,
      storage_offset,
      size,
      stride);
  return result;
}
m.impl("set.source_Storage_storage_offset", TORCH_FN(TraceType::set_source_Storage_storage_offset));
