// astgen-golden 1
// item(Tensor self) -> Scalar
Scalar
item(
    c10::DispatchKeySet ks,
    const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::item", "")
      .typed<Scalar (const Tensor &)>();
  auto result = c10::Dispatcher::singleton().redispatch<Scalar,const Tensor &>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self);
  return result;
}
m.impl("item", TORCH_FN(TraceType::item));
