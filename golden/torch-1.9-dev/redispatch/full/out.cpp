// astgen-golden 1
// full.out(int[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & full_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    IntArrayRef size,
    Scalar fill_value);
// aten::full.out(int[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
full_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    IntArrayRef size,
    Scalar fill_value) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::full", "out")
      .typed<Tensor & (IntArrayRef, Scalar, Tensor &)>();
  return op.redispatch(dispatchKeySet, size, fill_value, out);
}
TORCH_API Tensor & full_outf(
    c10::DispatchKeySet dispatchKeySet,
    IntArrayRef size,
    Scalar fill_value,
    Tensor & out);
// aten::full.out(int[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
full_outf(
    c10::DispatchKeySet dispatchKeySet,
    IntArrayRef size,
    Scalar fill_value,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::full", "out")
      .typed<Tensor & (IntArrayRef, Scalar, Tensor &)>();
  return op.redispatch(dispatchKeySet, size, fill_value, out);
}
