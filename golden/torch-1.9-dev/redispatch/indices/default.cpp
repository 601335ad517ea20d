// astgen-golden 1
// indices(Tensor(a) self) -> Tensor(a)
TORCH_API Tensor indices(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self);
// aten::indices(Tensor(a) self) -> Tensor(a)
Tensor
indices(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::indices", "")
      .typed<Tensor (const Tensor &)>();
  return op.redispatch(dispatchKeySet, self);
}
