// astgen-golden 1
// random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
Tensor & random_(
    int64_t from,
    c10::optional<int64_t> to,
    c10::optional<Generator> generator=c10::nullopt) const;
// aten::random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
Tensor &
Tensor::random_(
    int64_t from,
    c10::optional<int64_t> to,
    c10::optional<Generator> generator) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::random_", "from")
      .typed<Tensor & (Tensor &, int64_t, c10::optional<int64_t>, c10::optional<Generator>)>();
  return op.call(const_cast<Tensor &>(*this), from, to, generator);
}
