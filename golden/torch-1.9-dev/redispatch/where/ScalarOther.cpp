// astgen-golden 1
// where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
TORCH_API Tensor where(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & condition,
    const Tensor & self,
    Scalar other);
// aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
Tensor
where(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & condition,
    const Tensor & self,
    Scalar other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::where", "ScalarOther")
      .typed<Tensor (const Tensor &, const Tensor &, Scalar)>();
  return op.redispatch(dispatchKeySet, condition, self, other);
}
