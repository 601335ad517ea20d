// astgen-golden 1
// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
Tensor clamp(
    c10::optional<Scalar> min=c10::nullopt,
    c10::optional<Scalar> max=c10::nullopt) const;
// aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
Tensor
Tensor::clamp(
    c10::optional<Scalar> min,
    c10::optional<Scalar> max) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::clamp", "")
      .typed<Tensor (const Tensor &, c10::optional<Scalar>, c10::optional<Scalar>)>();
  return op.call(const_cast<Tensor &>(*this), min, max);
}
