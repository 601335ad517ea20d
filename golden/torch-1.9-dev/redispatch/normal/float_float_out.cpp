// astgen-golden 1
// normal.float_float_out(float mean, float std, int[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & normal_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    double mean,
    double std,
    IntArrayRef size,
    c10::optional<Generator> generator=c10::nullopt);
// aten::normal.float_float_out(float mean, float std, int[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
Tensor &
normal_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    double mean,
    double std,
    IntArrayRef size,
    c10::optional<Generator> generator) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::normal", "float_float_out")
      .typed<Tensor & (double, double, IntArrayRef, c10::optional<Generator>, Tensor &)>();
  return op.redispatch(dispatchKeySet, mean, std, size, generator, out);
}
TORCH_API Tensor & normal_outf(
    c10::DispatchKeySet dispatchKeySet,
    double mean,
    double std,
    IntArrayRef size,
    c10::optional<Generator> generator,
    Tensor & out);
// aten::normal.float_float_out(float mean, float std, int[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
Tensor &
normal_outf(
    c10::DispatchKeySet dispatchKeySet,
    double mean,
    double std,
    IntArrayRef size,
    c10::optional<Generator> generator,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::normal", "float_float_out")
      .typed<Tensor & (double, double, IntArrayRef, c10::optional<Generator>, Tensor &)>();
  return op.redispatch(dispatchKeySet, mean, std, size, generator, out);
}
