// astgen-golden 1
// bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
TORCH_API Tensor bernoulli(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    double p,
    c10::optional<Generator> generator=c10::nullopt);
// aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
Tensor
bernoulli(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    double p,
    c10::optional<Generator> generator) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::bernoulli", "p")
      .typed<Tensor (const Tensor &, double, c10::optional<Generator>)>();
  return op.redispatch(dispatchKeySet, self, p, generator);
}
