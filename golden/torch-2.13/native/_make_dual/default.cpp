// astgen-golden 1
// _make_dual(Tensor(a) primal, Tensor tangent, int level) -> Tensor(a)
TORCH_API at::Tensor _make_dual(
    const at::Tensor & primal,
    const at::Tensor & tangent,
    int64_t level);
