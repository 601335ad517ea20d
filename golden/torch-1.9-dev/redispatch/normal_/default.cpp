// astgen-golden 1
// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
TORCH_API Tensor & normal_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    double mean=0,
    double std=1,
    c10::optional<Generator> generator=c10::nullopt);
// aten::normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
Tensor &
normal_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    double mean,
    double std,
    c10::optional<Generator> generator) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::normal_", "")
      .typed<Tensor & (Tensor &, double, double, c10::optional<Generator>)>();
  return op.redispatch(dispatchKeySet, self, mean, std, generator);
}
