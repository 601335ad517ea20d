// astgen-golden 1
// random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
TORCH_API Tensor & random_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    int64_t to,
    c10::optional<Generator> generator=c10::nullopt);
// aten::random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
Tensor &
random_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    int64_t to,
    c10::optional<Generator> generator) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::random_", "to")
      .typed<Tensor & (Tensor &, int64_t, c10::optional<Generator>)>();
  return op.redispatch(dispatchKeySet, self, to, generator);
}
