// astgen-golden 1
// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
TORCH_API Tensor sum(
    const Tensor & self,
    c10::optional<ScalarType> dtype=c10::nullopt);
// aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
Tensor
sum(
    const Tensor & self,
    c10::optional<ScalarType> dtype) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sum", "")
      .typed<Tensor (const Tensor &, c10::optional<ScalarType>)>();
  return op.call(self, dtype);
}
