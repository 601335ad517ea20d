// astgen-golden 1
// _make_dual(Tensor(a) primal, Tensor tangent, int level) -> Tensor(a)
TORCH_API Tensor _make_dual(
    const Tensor & primal,
    const Tensor & tangent,
    int64_t level);
// aten::_make_dual(Tensor(a) primal, Tensor tangent, int level) -> Tensor(a)
Tensor
_make_dual(
    const Tensor & primal,
    const Tensor & tangent,
    int64_t level) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_make_dual", "")
      .typed<Tensor (const Tensor &, const Tensor &, int64_t)>();
  return op.call(primal, tangent, level);
}
