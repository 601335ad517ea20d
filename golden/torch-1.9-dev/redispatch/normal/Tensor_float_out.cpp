// astgen-golden 1
// normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & normal_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    const Tensor & mean,
    double std=1,
    c10::optional<Generator> generator=c10::nullopt);
// aten::normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
Tensor &
normal_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    const Tensor & mean,
    double std,
    c10::optional<Generator> generator) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::normal", "Tensor_float_out")
      .typed<Tensor & (const Tensor &, double, c10::optional<Generator>, Tensor &)>();
  return op.redispatch(dispatchKeySet, mean, std, generator, out);
}
TORCH_API Tensor & normal_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & mean,
    double std,
    c10::optional<Generator> generator,
    Tensor & out);
// aten::normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
Tensor &
normal_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & mean,
    double std,
    c10::optional<Generator> generator,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::normal", "Tensor_float_out")
      .typed<Tensor & (const Tensor &, double, c10::optional<Generator>, Tensor &)>();
  return op.redispatch(dispatchKeySet, mean, std, generator, out);
}
