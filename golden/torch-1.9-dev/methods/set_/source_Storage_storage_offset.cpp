// astgen-golden 1
// set_.source_Storage_storage_offset(Tensor(a!) self, Storage source, int storage_offset, int[] size, int[] stride=[]) -> Tensor(a!)
Tensor & set_(
    Storage source,
    int64_t storage_offset,
    IntArrayRef size,
    IntArrayRef stride={}) const;
// aten::set_.source_Storage_storage_offset(Tensor(a!) self, Storage source, int storage_offset, int[] size, int[] stride=[]) -> Tensor(a!)
Tensor &
Tensor::set_(
    Storage source,
    int64_t storage_offset,
    IntArrayRef size,
    IntArrayRef stride) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::set_", "source_Storage_storage_offset")
      .typed<Tensor & (Tensor &, Storage, int64_t, IntArrayRef, IntArrayRef)>();
  return op.call(const_cast<Tensor &>(*this), source, storage_offset, size, stride);
}
