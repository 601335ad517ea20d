// astgen-golden 1
// bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
Tensor bernoulli(c10::optional<Generator> generator=c10::nullopt) const;
// aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
Tensor
Tensor::bernoulli(c10::optional<Generator> generator) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::bernoulli", "")
      .typed<Tensor (const Tensor &, c10::optional<Generator>)>();
  return op.call(const_cast<Tensor &>(*this), generator);
}
