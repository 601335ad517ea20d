// astgen-golden 1
// eye.m_out(int n, int m, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & eye_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    int64_t n,
    int64_t m);
// aten::eye.m_out(int n, int m, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
eye_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    int64_t n,
    int64_t m) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::eye", "m_out")
      .typed<Tensor & (int64_t, int64_t, Tensor &)>();
  return op.redispatch(dispatchKeySet, n, m, out);
}
TORCH_API Tensor & eye_outf(
    c10::DispatchKeySet dispatchKeySet,
    int64_t n,
    int64_t m,
    Tensor & out);
// aten::eye.m_out(int n, int m, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
eye_outf(
    c10::DispatchKeySet dispatchKeySet,
    int64_t n,
    int64_t m,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::eye", "m_out")
      .typed<Tensor & (int64_t, int64_t, Tensor &)>();
  return op.redispatch(dispatchKeySet, n, m, out);
}
