// astgen-golden 1
// detach(Tensor(a) self) -> Tensor(a)
TORCH_API Tensor detach(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self);
// aten::detach(Tensor(a) self) -> Tensor(a)
Tensor
detach(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::detach", "")
      .typed<Tensor (const Tensor &)>();
  return op.redispatch(dispatchKeySet, self);
}
