// astgen-golden 1
// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
static at::Tensor squeeze_dim_inverse(
    const at::Tensor & base,
    const at::Tensor & mutated_view,
    at::functionalization::InverseReturnMode inverse_return_mode,
    int64_t dim);
