// astgen-golden 1
// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
TORCH_API Tensor & bernoulli_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    double p=0.5,
    c10::optional<Generator> generator=c10::nullopt);
// aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
Tensor &
bernoulli_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    double p,
    c10::optional<Generator> generator) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::bernoulli_", "float")
      .typed<Tensor & (Tensor &, double, c10::optional<Generator>)>();
  return op.redispatch(dispatchKeySet, self, p, generator);
}
