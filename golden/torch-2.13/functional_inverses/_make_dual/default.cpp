// astgen-golden 1
// _make_dual(Tensor(a) primal, Tensor tangent, int level) -> Tensor(a)
static at::Tensor _make_dual_inverse(
    const at::Tensor & base,
    const at::Tensor & mutated_view,
    at::functionalization::InverseReturnMode inverse_return_mode,
    const at::Tensor & tangent,
    int64_t level);
