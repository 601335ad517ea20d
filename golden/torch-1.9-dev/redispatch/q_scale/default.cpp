// astgen-golden 1
// q_scale(Tensor self) -> float
TORCH_API double q_scale(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self);
// aten::q_scale(Tensor self) -> float
double
q_scale(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::q_scale", "")
      .typed<double (const Tensor &)>();
  return op.redispatch(dispatchKeySet, self);
}
