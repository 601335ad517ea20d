// astgen-golden 1
// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
static at::Tensor narrow_inverse(
    const at::Tensor & base,
    const at::Tensor & mutated_view,
    at::functionalization::InverseReturnMode inverse_return_mode,
    int dim,
    c10::SymInt start,
    c10::SymInt length);
