// astgen-golden 1
// random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
Tensor & random_(c10::optional<Generator> generator=c10::nullopt) const;
// aten::random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
Tensor &
Tensor::random_(c10::optional<Generator> generator) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::random_", "")
      .typed<Tensor & (Tensor &, c10::optional<Generator>)>();
  return op.call(const_cast<Tensor &>(*this), generator);
}
