// astgen-golden 1
// random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
TORCH_API Tensor & random_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    c10::optional<Generator> generator=c10::nullopt);
// aten::random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
Tensor &
random_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    c10::optional<Generator> generator) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::random_", "")
      .typed<Tensor & (Tensor &, c10::optional<Generator>)>();
  return op.redispatch(dispatchKeySet, self, generator);
}
