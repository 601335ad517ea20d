// astgen-golden 1
// detach_(Tensor(a!) self) -> Tensor(a!)
TORCH_API Tensor & detach_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self);
// aten::detach_(Tensor(a!) self) -> Tensor(a!)
Tensor &
detach_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::detach_", "")
      .typed<Tensor & (Tensor &)>();
  return op.redispatch(dispatchKeySet, self);
}
