// astgen-golden 1
// where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor
TORCH_API Tensor where(
    const Tensor & condition,
    Scalar self,
    const Tensor & other);
// aten::where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor
Tensor
where(
    const Tensor & condition,
    Scalar self,
    const Tensor & other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::where", "ScalarSelf")
      .typed<Tensor (const Tensor &, Scalar, const Tensor &)>();
  return op.call(condition, self, other);
}
