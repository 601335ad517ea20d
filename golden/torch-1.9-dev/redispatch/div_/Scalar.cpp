// astgen-golden 1
// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TORCH_API Tensor & div_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Scalar other);
// aten::div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor &
div_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Scalar other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div_", "Scalar")
      .typed<Tensor & (Tensor &, Scalar)>();
  return op.redispatch(dispatchKeySet, self, other);
}
