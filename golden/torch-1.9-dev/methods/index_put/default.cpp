// astgen-golden 1
// index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
Tensor index_put(
    const c10::List<c10::optional<Tensor>> & indices,
    const Tensor & values,
    bool accumulate=false) const;
// aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
Tensor
Tensor::index_put(
    const c10::List<c10::optional<Tensor>> & indices,
    const Tensor & values,
    bool accumulate) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::index_put", "")
      .typed<Tensor (const Tensor &, const c10::List<c10::optional<Tensor>> &, const Tensor &, bool)>();
  return op.call(const_cast<Tensor &>(*this), indices, values, accumulate);
}
