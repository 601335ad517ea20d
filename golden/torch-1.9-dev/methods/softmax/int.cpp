// astgen-golden 1
// softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
Tensor softmax(
    int64_t dim,
    c10::optional<ScalarType> dtype=c10::nullopt) const;
// aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
Tensor
Tensor::softmax(
    int64_t dim,
    c10::optional<ScalarType> dtype) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::softmax", "int")
      .typed<Tensor (const Tensor &, int64_t, c10::optional<ScalarType>)>();
  return op.call(const_cast<Tensor &>(*this), dim, dtype);
}
