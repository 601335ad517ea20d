// astgen-golden 1
// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TORCH_API Tensor & mul_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Scalar other);
// aten::mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor &
mul_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Scalar other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::mul_", "Scalar")
      .typed<Tensor & (Tensor &, Scalar)>();
  return op.redispatch(dispatchKeySet, self, other);
}
