// astgen-golden 1
// abs(Tensor self) -> Tensor
TORCH_API Tensor abs(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self);
// aten::abs(Tensor self) -> Tensor
Tensor
abs(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::abs", "")
      .typed<Tensor (const Tensor &)>();
  return op.redispatch(dispatchKeySet, self);
}
