// astgen-golden 1
// q_scale(Tensor self) -> float
double
q_scale(
    c10::DispatchKeySet ks,
    const at::Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::q_scale", "")
      .typed<double (const at::Tensor &)>();
  auto result = c10::Dispatcher::singleton().redispatch<double,const at::Tensor &>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self);
  return result;
}
m.impl("q_scale", TORCH_FN(TraceType::q_scale));
