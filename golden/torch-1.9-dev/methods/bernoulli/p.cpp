// astgen-golden 1
// bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
Tensor bernoulli(
    double p,
    c10::optional<Generator> generator=c10::nullopt) const;
// aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
Tensor
Tensor::bernoulli(
    double p,
    c10::optional<Generator> generator) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::bernoulli", "p")
      .typed<Tensor (const Tensor &, double, c10::optional<Generator>)>();
  return op.call(const_cast<Tensor &>(*this), p, generator);
}
