// astgen-golden 1
// randperm.generator_out(int n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & randperm_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    int64_t n,
    c10::optional<Generator> generator);
// aten::randperm.generator_out(int n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
Tensor &
randperm_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    int64_t n,
    c10::optional<Generator> generator) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::randperm", "generator_out")
      .typed<Tensor & (int64_t, c10::optional<Generator>, Tensor &)>();
  return op.redispatch(dispatchKeySet, n, generator, out);
}
TORCH_API Tensor & randperm_outf(
    c10::DispatchKeySet dispatchKeySet,
    int64_t n,
    c10::optional<Generator> generator,
    Tensor & out);
// aten::randperm.generator_out(int n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
Tensor &
randperm_outf(
    c10::DispatchKeySet dispatchKeySet,
    int64_t n,
    c10::optional<Generator> generator,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::randperm", "generator_out")
      .typed<Tensor & (int64_t, c10::optional<Generator>, Tensor &)>();
  return op.redispatch(dispatchKeySet, n, generator, out);
}
