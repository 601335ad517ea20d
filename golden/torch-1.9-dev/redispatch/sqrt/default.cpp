// astgen-golden 1
// sqrt(Tensor self) -> Tensor
TORCH_API Tensor sqrt(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self);
// aten::sqrt(Tensor self) -> Tensor
Tensor
sqrt(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sqrt", "")
      .typed<Tensor (const Tensor &)>();
  return op.redispatch(dispatchKeySet, self);
}
