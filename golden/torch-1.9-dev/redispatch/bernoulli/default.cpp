// astgen-golden 1
// bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
TORCH_API Tensor bernoulli(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    c10::optional<Generator> generator=c10::nullopt);
// aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
Tensor
bernoulli(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    c10::optional<Generator> generator) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::bernoulli", "")
      .typed<Tensor (const Tensor &, c10::optional<Generator>)>();
  return op.redispatch(dispatchKeySet, self, generator);
}
