// astgen-golden 1
// randperm.generator_out(int n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & randperm_out(
    Tensor & out,
    int64_t n,
    c10::optional<Generator> generator);
// aten::randperm.generator_out(int n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
Tensor &
randperm_out(
    Tensor & out,
    int64_t n,
    c10::optional<Generator> generator) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::randperm", "generator_out")
      .typed<Tensor & (int64_t, c10::optional<Generator>, Tensor &)>();
  return op.call(n, generator, out);
}
TORCH_API Tensor & randperm_outf(
    int64_t n,
    c10::optional<Generator> generator,
    Tensor & out);
// aten::randperm.generator_out(int n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
Tensor &
randperm_outf(
    int64_t n,
    c10::optional<Generator> generator,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::randperm", "generator_out")
      .typed<Tensor & (int64_t, c10::optional<Generator>, Tensor &)>();
  return op.call(n, generator, out);
}
