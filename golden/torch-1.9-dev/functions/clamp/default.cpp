// astgen-golden 1
// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
TORCH_API Tensor clamp(
    const Tensor & self,
    c10::optional<Scalar> min=c10::nullopt,
    c10::optional<Scalar> max=c10::nullopt);
// aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
Tensor
clamp(
    const Tensor & self,
    c10::optional<Scalar> min,
    c10::optional<Scalar> max) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::clamp", "")
      .typed<Tensor (const Tensor &, c10::optional<Scalar>, c10::optional<Scalar>)>();
  return op.call(self, min, max);
}
