// astgen-golden 1
// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
TORCH_API Tensor add(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Scalar other,
    Scalar alpha=1);
// aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
Tensor
add(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Scalar other,
    Scalar alpha) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::add", "Scalar")
      .typed<Tensor (const Tensor &, Scalar, Scalar)>();
  return op.redispatch(dispatchKeySet, self, other, alpha);
}
