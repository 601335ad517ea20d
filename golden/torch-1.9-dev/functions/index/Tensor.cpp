// astgen-golden 1
// index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
TORCH_API Tensor index(
    const Tensor & self,
    const c10::List<c10::optional<Tensor>> & indices);
// aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
Tensor
index(
    const Tensor & self,
    const c10::List<c10::optional<Tensor>> & indices) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::index", "Tensor")
      .typed<Tensor (const Tensor &, const c10::List<c10::optional<Tensor>> &)>();
  return op.call(self, indices);
}
