// astgen-golden 1
// __and__.Scalar(Tensor self, Scalar other) -> Tensor
TORCH_API Tensor __and__(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Scalar other);
// aten::__and__.Scalar(Tensor self, Scalar other) -> Tensor
Tensor
__and__(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Scalar other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::__and__", "Scalar")
      .typed<Tensor (const Tensor &, Scalar)>();
  return op.redispatch(dispatchKeySet, self, other);
}
