// astgen-golden 1
// index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
Tensor & index_put_(
    const c10::List<c10::optional<Tensor>> & indices,
    const Tensor & values,
    bool accumulate=false) const;
// aten::index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
Tensor &
Tensor::index_put_(
    const c10::List<c10::optional<Tensor>> & indices,
    const Tensor & values,
    bool accumulate) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::index_put_", "")
      .typed<Tensor & (Tensor &, const c10::List<c10::optional<Tensor>> &, const Tensor &, bool)>();
  return op.call(const_cast<Tensor &>(*this), indices, values, accumulate);
}
