// astgen-golden 1
// softmax.Dimname(Tensor self, Dimname dim, *, ScalarType? dtype=None) -> Tensor
Tensor softmax(
    Dimname dim,
    c10::optional<ScalarType> dtype=c10::nullopt) const;
// aten::softmax.Dimname(Tensor self, Dimname dim, *, ScalarType? dtype=None) -> Tensor
Tensor
Tensor::softmax(
    Dimname dim,
    c10::optional<ScalarType> dtype) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::softmax", "Dimname")
      .typed<Tensor (const Tensor &, Dimname, c10::optional<ScalarType>)>();
  return op.call(const_cast<Tensor &>(*this), dim, dtype);
}
