// astgen-golden 1
// _make_dual(Tensor(a) primal, Tensor tangent, int level) -> Tensor(a)
// aten::_make_dual(Tensor(a) primal, Tensor tangent, int level) -> Tensor(a)
inline at::Tensor
_make_dual(
    const at::Tensor & primal,
    const at::Tensor & tangent,
    int64_t level) {
  return at::_ops::_make_dual::call(primal, tangent, level);
}
