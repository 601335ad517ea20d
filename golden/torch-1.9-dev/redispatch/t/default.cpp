// astgen-golden 1
// t(Tensor(a) self) -> Tensor(a)
TORCH_API Tensor t(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self);
// aten::t(Tensor(a) self) -> Tensor(a)
Tensor
t(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::t", "")
      .typed<Tensor (const Tensor &)>();
  return op.redispatch(dispatchKeySet, self);
}
