// astgen-golden 1
// equal(Tensor self, Tensor other) -> bool
bool
equal(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::equal", "")
      .typed<bool (const at::Tensor &, const at::Tensor &)>();
  auto result = c10::Dispatcher::singleton().redispatch<bool,const at::Tensor &,const at::Tensor &>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      other);
  return result;
}
m.impl("equal", TORCH_FN(TraceType::equal));
