// astgen-golden 1
// set_(Tensor(a!) self) -> Tensor(a!)
TORCH_API Tensor & set_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self);
// aten::set_(Tensor(a!) self) -> Tensor(a!)
Tensor &
set_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::set_", "")
      .typed<Tensor & (Tensor &)>();
  return op.redispatch(dispatchKeySet, self);
}
