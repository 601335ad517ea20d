// astgen-golden 1
// max(Tensor self) -> Tensor
TORCH_API Tensor max(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self);
// aten::max(Tensor self) -> Tensor
Tensor
max(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::max", "")
      .typed<Tensor (const Tensor &)>();
  return op.redispatch(dispatchKeySet, self);
}
