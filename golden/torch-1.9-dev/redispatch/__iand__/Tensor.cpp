// astgen-golden 1
// __iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TORCH_API Tensor & __iand__(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    const Tensor & other);
// aten::__iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor &
__iand__(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    const Tensor & other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::__iand__", "Tensor")
      .typed<Tensor & (Tensor &, const Tensor &)>();
  return op.redispatch(dispatchKeySet, self, other);
}
