// astgen-golden 1
// softmax.Dimname(Tensor self, Dimname dim, *, ScalarType? dtype=None) -> Tensor
TORCH_API Tensor softmax(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Dimname dim,
    c10::optional<ScalarType> dtype=c10::nullopt);
// aten::softmax.Dimname(Tensor self, Dimname dim, *, ScalarType? dtype=None) -> Tensor
Tensor
softmax(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Dimname dim,
    c10::optional<ScalarType> dtype) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::softmax", "Dimname")
      .typed<Tensor (const Tensor &, Dimname, c10::optional<ScalarType>)>();
  return op.redispatch(dispatchKeySet, self, dim, dtype);
}
