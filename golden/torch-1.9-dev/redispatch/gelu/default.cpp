// astgen-golden 1
// gelu(Tensor self) -> Tensor
TORCH_API Tensor gelu(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self);
// aten::gelu(Tensor self) -> Tensor
Tensor
gelu(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::gelu", "")
      .typed<Tensor (const Tensor &)>();
  return op.redispatch(dispatchKeySet, self);
}
