// astgen-golden 1
// index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
TORCH_API Tensor & index_put_(
    Tensor & self,
    const c10::List<c10::optional<Tensor>> & indices,
    const Tensor & values,
    bool accumulate=false);
// aten::index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
Tensor &
index_put_(
    Tensor & self,
    const c10::List<c10::optional<Tensor>> & indices,
    const Tensor & values,
    bool accumulate) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::index_put_", "")
      .typed<Tensor & (Tensor &, const c10::List<c10::optional<Tensor>> &, const Tensor &, bool)>();
  return op.call(self, indices, values, accumulate);
}
