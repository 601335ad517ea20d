// astgen-golden 1
// mul.Scalar(Tensor self, Scalar other) -> Tensor
TORCH_API Tensor mul(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Scalar other);
// aten::mul.Scalar(Tensor self, Scalar other) -> Tensor
Tensor
mul(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Scalar other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::mul", "Scalar")
      .typed<Tensor (const Tensor &, Scalar)>();
  return op.redispatch(dispatchKeySet, self, other);
}
