// astgen-golden 1
// squeeze_(Tensor(a!) self) -> Tensor(a!)
TORCH_API Tensor & squeeze_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self);
// aten::squeeze_(Tensor(a!) self) -> Tensor(a!)
Tensor &
squeeze_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::squeeze_", "")
      .typed<Tensor & (Tensor &)>();
  return op.redispatch(dispatchKeySet, self);
}
