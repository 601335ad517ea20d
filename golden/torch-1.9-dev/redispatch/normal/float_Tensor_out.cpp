// astgen-golden 1
// normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & normal_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    double mean,
    const Tensor & std,
    c10::optional<Generator> generator=c10::nullopt);
// aten::normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
Tensor &
normal_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    double mean,
    const Tensor & std,
    c10::optional<Generator> generator) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::normal", "float_Tensor_out")
      .typed<Tensor & (double, const Tensor &, c10::optional<Generator>, Tensor &)>();
  return op.redispatch(dispatchKeySet, mean, std, generator, out);
}
TORCH_API Tensor & normal_outf(
    c10::DispatchKeySet dispatchKeySet,
    double mean,
    const Tensor & std,
    c10::optional<Generator> generator,
    Tensor & out);
// aten::normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
Tensor &
normal_outf(
    c10::DispatchKeySet dispatchKeySet,
    double mean,
    const Tensor & std,
    c10::optional<Generator> generator,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::normal", "float_Tensor_out")
      .typed<Tensor & (double, const Tensor &, c10::optional<Generator>, Tensor &)>();
  return op.redispatch(dispatchKeySet, mean, std, generator, out);
}
