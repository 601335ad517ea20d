// astgen-golden 1
// set.source_Storage(Tensor self, Storage source) -> Tensor
at::Tensor
set_source_Storage(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    at::Storage source) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::set", "source_Storage")
      .typed<at::Tensor (const at::Tensor &, at::Storage)>();
  auto result = c10::Dispatcher::singleton().redispatch<at::Tensor,const at::Tensor &,at::Storage>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      source);
  return result;
}
m.impl("set.source_Storage", TORCH_FN(TraceType::set_source_Storage));
