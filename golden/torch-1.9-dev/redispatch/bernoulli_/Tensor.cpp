// astgen-golden 1
// bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
TORCH_API Tensor & bernoulli_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    const Tensor & p,
    c10::optional<Generator> generator=c10::nullopt);
// aten::bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
Tensor &
bernoulli_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    const Tensor & p,
    c10::optional<Generator> generator) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::bernoulli_", "Tensor")
      .typed<Tensor & (Tensor &, const Tensor &, c10::optional<Generator>)>();
  return op.redispatch(dispatchKeySet, self, p, generator);
}
