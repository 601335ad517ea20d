// astgen-golden 1
// bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & bernoulli_out(
    Tensor & out,
    const Tensor & self,
    c10::optional<Generator> generator=c10::nullopt);
// aten::bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
Tensor &
bernoulli_out(
    Tensor & out,
    const Tensor & self,
    c10::optional<Generator> generator) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::bernoulli", "out")
      .typed<Tensor & (const Tensor &, c10::optional<Generator>, Tensor &)>();
  return op.call(self, generator, out);
}
TORCH_API Tensor & bernoulli_outf(
    const Tensor & self,
    c10::optional<Generator> generator,
    Tensor & out);
// aten::bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
Tensor &
bernoulli_outf(
    const Tensor & self,
    c10::optional<Generator> generator,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::bernoulli", "out")
      .typed<Tensor & (const Tensor &, c10::optional<Generator>, Tensor &)>();
  return op.call(self, generator, out);
}
