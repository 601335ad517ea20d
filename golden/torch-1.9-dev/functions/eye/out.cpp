// astgen-golden 1
// eye.out(int n, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & eye_out(
    Tensor & out,
    int64_t n);
// aten::eye.out(int n, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
eye_out(
    Tensor & out,
    int64_t n) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::eye", "out")
      .typed<Tensor & (int64_t, Tensor &)>();
  return op.call(n, out);
}
TORCH_API Tensor & eye_outf(
    int64_t n,
    Tensor & out);
// aten::eye.out(int n, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
eye_outf(
    int64_t n,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::eye", "out")
      .typed<Tensor & (int64_t, Tensor &)>();
  return op.call(n, out);
}
