// astgen-golden 1
// index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
TORCH_API Tensor index_put(
    const Tensor & self,
    const c10::List<c10::optional<Tensor>> & indices,
    const Tensor & values,
    bool accumulate=false);
// aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
Tensor
index_put(
    const Tensor & self,
    const c10::List<c10::optional<Tensor>> & indices,
    const Tensor & values,
    bool accumulate) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::index_put", "")
      .typed<Tensor (const Tensor &, const c10::List<c10::optional<Tensor>> &, const Tensor &, bool)>();
  return op.call(self, indices, values, accumulate);
}
