// astgen-golden 1
// set_.source_Storage_storage_offset(Tensor(a!) self, Storage source, int storage_offset, int[] size, int[] stride=[]) -> Tensor(a!)
Tensor &
set__source_Storage_storage_offset(
    c10::DispatchKeySet ks,
    Tensor & self,
    Storage source,
    int64_t storage_offset,
    IntArrayRef size,
    IntArrayRef stride) {
  at::redispatch::set_(
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
