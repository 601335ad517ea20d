// astgen-golden 1
// div.Scalar(Tensor self, Scalar other) -> Tensor
TORCH_API Tensor div(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Scalar other);
// aten::div.Scalar(Tensor self, Scalar other) -> Tensor
Tensor
div(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Scalar other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div", "Scalar")
      .typed<Tensor (const Tensor &, Scalar)>();
  return op.redispatch(dispatchKeySet, self, other);
}
