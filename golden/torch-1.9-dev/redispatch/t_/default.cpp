// astgen-golden 1
// t_(Tensor(a!) self) -> Tensor(a!)
TORCH_API Tensor & t_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self);
// aten::t_(Tensor(a!) self) -> Tensor(a!)
Tensor &
t_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::t_", "")
      .typed<Tensor & (Tensor &)>();
  return op.redispatch(dispatchKeySet, self);
}
