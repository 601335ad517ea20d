// astgen-golden 1
// softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
TORCH_API Tensor softmax(
    const Tensor & self,
    int64_t dim,
    c10::optional<ScalarType> dtype=c10::nullopt);
// aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
Tensor
softmax(
    const Tensor & self,
    int64_t dim,
    c10::optional<ScalarType> dtype) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::softmax", "int")
      .typed<Tensor (const Tensor &, int64_t, c10::optional<ScalarType>)>();
  return op.call(self, dim, dtype);
}
