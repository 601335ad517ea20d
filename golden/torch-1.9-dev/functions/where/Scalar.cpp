// astgen-golden 1
// where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor
TORCH_API Tensor where(
    const Tensor & condition,
    Scalar self,
    Scalar other);
// aten::where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor
Tensor
where(
    const Tensor & condition,
    Scalar self,
    Scalar other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::where", "Scalar")
      .typed<Tensor (const Tensor &, Scalar, Scalar)>();
  return op.call(condition, self, other);
}
