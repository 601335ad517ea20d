// astgen-golden 1
// _conj(Tensor(a) self) -> Tensor(a)
static at::Tensor _conj_inverse(
    const at::Tensor & base,
    const at::Tensor & mutated_view,
    at::functionalization::InverseReturnMode inverse_return_mode);
