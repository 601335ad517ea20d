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
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::set", "source_Storage_storage_offset")
      .typed<at::Tensor (const at::Tensor &, at::Storage, c10::SymInt, c10::SymIntArrayRef, c10::SymIntArrayRef)>();
  auto result = c10::Dispatcher::singleton().redispatch<at::Tensor,const at::Tensor &,at::Storage,c10::SymInt,c10::SymIntArrayRef,c10::SymIntArrayRef>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      source,
      storage_offset,
      size,
      stride);
  return result;
}
m.impl("set.source_Storage_storage_offset", TORCH_FN(TraceType::set_source_Storage_storage_offset));
