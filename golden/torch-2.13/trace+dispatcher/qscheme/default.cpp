// astgen-golden 1
// qscheme(Tensor self) -> QScheme
at::QScheme
qscheme(
    c10::DispatchKeySet ks,
    const at::Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::qscheme", "")
      .typed<at::QScheme (const at::Tensor &)>();
  auto result = c10::Dispatcher::singleton().redispatch<at::QScheme,const at::Tensor &>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self);
  return result;
}
m.impl("qscheme", TORCH_FN(TraceType::qscheme));
