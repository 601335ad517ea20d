// astgen-golden 1
// range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & range_out(
    Tensor & out,
    Scalar start,
    Scalar end,
    Scalar step=1);
// aten::range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
range_out(
    Tensor & out,
    Scalar start,
    Scalar end,
    Scalar step) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::range", "out")
      .typed<Tensor & (Scalar, Scalar, Scalar, Tensor &)>();
  return op.call(start, end, step, out);
}
TORCH_API Tensor & range_outf(
    Scalar start,
    Scalar end,
    Scalar step,
    Tensor & out);
// aten::range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
range_outf(
    Scalar start,
    Scalar end,
    Scalar step,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::range", "out")
      .typed<Tensor & (Scalar, Scalar, Scalar, Tensor &)>();
  return op.call(start, end, step, out);
}
