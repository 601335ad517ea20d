// astgen-golden 1
// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
Tensor where(
    const Tensor & condition,
    const Tensor & other) const;
// aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
Tensor
Tensor::where(
    const Tensor & condition,
    const Tensor & other) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::where", "self")
      .typed<Tensor (const Tensor &, const Tensor &, const Tensor &)>();
  return op.call(condition, const_cast<Tensor &>(*this), other);
}
