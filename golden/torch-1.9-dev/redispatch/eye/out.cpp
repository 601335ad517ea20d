// astgen-golden 1
// eye.out(int n, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & eye_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    int64_t n);
// aten::eye.out(int n, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
eye_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    int64_t n) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::eye", "out")
      .typed<Tensor & (int64_t, Tensor &)>();
  return op.redispatch(dispatchKeySet, n, out);
}
TORCH_API Tensor & eye_outf(
    c10::DispatchKeySet dispatchKeySet,
    int64_t n,
    Tensor & out);
// aten::eye.out(int n, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
eye_outf(
    c10::DispatchKeySet dispatchKeySet,
    int64_t n,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::eye", "out")
      .typed<Tensor & (int64_t, Tensor &)>();
  return op.redispatch(dispatchKeySet, n, out);
}
