// astgen-golden 1
// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TORCH_API Tensor & div_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    const Tensor & other);
// aten::div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor &
div_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    const Tensor & other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div_", "Tensor")
      .typed<Tensor & (Tensor &, const Tensor &)>();
  return op.redispatch(dispatchKeySet, self, other);
}
