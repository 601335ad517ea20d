// astgen-golden 1
// abs_(Tensor(a!) self) -> Tensor(a!)
TORCH_API Tensor & abs_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self);
// aten::abs_(Tensor(a!) self) -> Tensor(a!)
Tensor &
abs_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::abs_", "")
      .typed<Tensor & (Tensor &)>();
  return op.redispatch(dispatchKeySet, self);
}
