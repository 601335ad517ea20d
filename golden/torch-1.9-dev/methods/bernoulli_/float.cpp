// astgen-golden 1
// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
Tensor & bernoulli_(
    double p=0.5,
    c10::optional<Generator> generator=c10::nullopt) const;
// aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
Tensor &
Tensor::bernoulli_(
    double p,
    c10::optional<Generator> generator) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::bernoulli_", "float")
      .typed<Tensor & (Tensor &, double, c10::optional<Generator>)>();
  return op.call(const_cast<Tensor &>(*this), p, generator);
}
