// astgen-golden 1
// __iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TORCH_API Tensor & __iand__(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Scalar other);
// aten::__iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor &
__iand__(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Scalar other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::__iand__", "Scalar")
      .typed<Tensor & (Tensor &, Scalar)>();
  return op.redispatch(dispatchKeySet, self, other);
}
