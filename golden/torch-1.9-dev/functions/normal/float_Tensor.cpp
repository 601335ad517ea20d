// astgen-golden 1
// normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
TORCH_API Tensor normal(
    double mean,
    const Tensor & std,
    c10::optional<Generator> generator=c10::nullopt);
// aten::normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
Tensor
normal(
    double mean,
    const Tensor & std,
    c10::optional<Generator> generator) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::normal", "float_Tensor")
      .typed<Tensor (double, const Tensor &, c10::optional<Generator>)>();
  return op.call(mean, std, generator);
}
