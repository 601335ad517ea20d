// astgen-golden 1
// squeeze(Tensor(a) self) -> Tensor(a)
TORCH_API Tensor squeeze(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self);
// aten::squeeze(Tensor(a) self) -> Tensor(a)
Tensor
squeeze(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::squeeze", "")
      .typed<Tensor (const Tensor &)>();
  return op.redispatch(dispatchKeySet, self);
}
