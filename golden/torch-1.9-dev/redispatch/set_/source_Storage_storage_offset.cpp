// astgen-golden 1
// set_.source_Storage_storage_offset(Tensor(a!) self, Storage source, int storage_offset, int[] size, int[] stride=[]) -> Tensor(a!)
TORCH_API Tensor & set_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Storage source,
    int64_t storage_offset,
    IntArrayRef size,
    IntArrayRef stride={});
// aten::set_.source_Storage_storage_offset(Tensor(a!) self, Storage source, int storage_offset, int[] size, int[] stride=[]) -> Tensor(a!)
Tensor &
set_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Storage source,
    int64_t storage_offset,
    IntArrayRef size,
    IntArrayRef stride) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::set_", "source_Storage_storage_offset")
      .typed<Tensor & (Tensor &, Storage, int64_t, IntArrayRef, IntArrayRef)>();
  return op.redispatch(dispatchKeySet, self, source, storage_offset, size, stride);
}
