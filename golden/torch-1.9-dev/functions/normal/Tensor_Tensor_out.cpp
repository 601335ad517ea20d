// astgen-golden 1
// normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & normal_out(
    Tensor & out,
    const Tensor & mean,
    const Tensor & std,
    c10::optional<Generator> generator=c10::nullopt);
// aten::normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
Tensor &
normal_out(
    Tensor & out,
    const Tensor & mean,
    const Tensor & std,
    c10::optional<Generator> generator) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::normal", "Tensor_Tensor_out")
      .typed<Tensor & (const Tensor &, const Tensor &, c10::optional<Generator>, Tensor &)>();
  return op.call(mean, std, generator, out);
}
TORCH_API Tensor & normal_outf(
    const Tensor & mean,
    const Tensor & std,
    c10::optional<Generator> generator,
    Tensor & out);
// aten::normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
Tensor &
normal_outf(
    const Tensor & mean,
    const Tensor & std,
    c10::optional<Generator> generator,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::normal", "Tensor_Tensor_out")
      .typed<Tensor & (const Tensor &, const Tensor &, c10::optional<Generator>, Tensor &)>();
  return op.call(mean, std, generator, out);
}
