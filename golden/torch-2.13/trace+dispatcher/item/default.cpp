// astgen-golden 1
// item(Tensor self) -> Scalar
at::Scalar
item(
    c10::DispatchKeySet ks,
    const at::Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::item", "")
      .typed<at::Scalar (const at::Tensor &)>();
  auto result = c10::Dispatcher::singleton().redispatch<at::Scalar,const at::Tensor &>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self);
  return result;
}
m.impl("item", TORCH_FN(TraceType::item));
