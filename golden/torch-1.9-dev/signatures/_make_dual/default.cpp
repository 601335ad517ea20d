// astgen-golden 1
// _make_dual(Tensor(a) primal, Tensor tangent, int level) -> Tensor(a)
Tensor _make_dual(const Tensor & primal, const Tensor & tangent, int64_t level);
