// astgen-golden 1
// zero_(Tensor(a!) self) -> Tensor(a!)
TORCH_API Tensor & zero_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self);
// aten::zero_(Tensor(a!) self) -> Tensor(a!)
Tensor &
zero_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::zero_", "")
      .typed<Tensor & (Tensor &)>();
  return op.redispatch(dispatchKeySet, self);
}
