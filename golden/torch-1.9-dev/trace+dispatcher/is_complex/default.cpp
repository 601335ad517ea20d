// astgen-golden 1
// is_complex(Tensor self) -> bool
bool
is_complex(
    c10::DispatchKeySet ks,
    const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::is_complex", "")
      .typed<bool (const Tensor &)>();
  auto result = c10::Dispatcher::singleton().redispatch<bool,const Tensor &>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self);
  return result;
}
m.impl("is_complex", TORCH_FN(TraceType::is_complex));
