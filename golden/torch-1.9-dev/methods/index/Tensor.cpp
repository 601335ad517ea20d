// astgen-golden 1
// index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
Tensor index(const c10::List<c10::optional<Tensor>> & indices) const;
// aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
Tensor
Tensor::index(const c10::List<c10::optional<Tensor>> & indices) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::index", "Tensor")
      .typed<Tensor (const Tensor &, const c10::List<c10::optional<Tensor>> &)>();
  return op.call(const_cast<Tensor &>(*this), indices);
}
