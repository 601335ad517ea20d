// astgen-golden 1
// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
Tensor sum(c10::optional<ScalarType> dtype=c10::nullopt) const;
// aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
Tensor
Tensor::sum(c10::optional<ScalarType> dtype) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sum", "")
      .typed<Tensor (const Tensor &, c10::optional<ScalarType>)>();
  return op.call(const_cast<Tensor &>(*this), dtype);
}
