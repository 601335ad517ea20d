// astgen-golden 1
// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TORCH_API Tensor & mul_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    const Tensor & other);
// aten::mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor &
mul_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    const Tensor & other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::mul_", "Tensor")
      .typed<Tensor & (Tensor &, const Tensor &)>();
  return op.redispatch(dispatchKeySet, self, other);
}
