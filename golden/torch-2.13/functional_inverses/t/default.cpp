// astgen-golden 1
// t(Tensor(a) self) -> Tensor(a)
static at::Tensor t_inverse(
    const at::Tensor & base,
    const at::Tensor & mutated_view,
    at::functionalization::InverseReturnMode inverse_return_mode);
