// astgen-golden 1
// linspace.out(Scalar start, Scalar end, int? steps=None, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & linspace_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    Scalar start,
    Scalar end,
    c10::optional<int64_t> steps=c10::nullopt);
// aten::linspace.out(Scalar start, Scalar end, int? steps=None, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
linspace_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    Scalar start,
    Scalar end,
    c10::optional<int64_t> steps) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::linspace", "out")
      .typed<Tensor & (Scalar, Scalar, c10::optional<int64_t>, Tensor &)>();
  return op.redispatch(dispatchKeySet, start, end, steps, out);
}
TORCH_API Tensor & linspace_outf(
    c10::DispatchKeySet dispatchKeySet,
    Scalar start,
    Scalar end,
    c10::optional<int64_t> steps,
    Tensor & out);
// aten::linspace.out(Scalar start, Scalar end, int? steps=None, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
linspace_outf(
    c10::DispatchKeySet dispatchKeySet,
    Scalar start,
    Scalar end,
    c10::optional<int64_t> steps,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::linspace", "out")
      .typed<Tensor & (Scalar, Scalar, c10::optional<int64_t>, Tensor &)>();
  return op.redispatch(dispatchKeySet, start, end, steps, out);
}
