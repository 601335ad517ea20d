// astgen-golden 1
// randperm.out(int n, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & randperm_out(
    Tensor & out,
    int64_t n);
// aten::randperm.out(int n, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
randperm_out(
    Tensor & out,
    int64_t n) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::randperm", "out")
      .typed<Tensor & (int64_t, Tensor &)>();
  return op.call(n, out);
}
TORCH_API Tensor & randperm_outf(
    int64_t n,
    Tensor & out);
// aten::randperm.out(int n, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
randperm_outf(
    int64_t n,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::randperm", "out")
      .typed<Tensor & (int64_t, Tensor &)>();
  return op.call(n, out);
}
