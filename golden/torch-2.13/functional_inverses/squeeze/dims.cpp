// astgen-golden 1
// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
static at::Tensor squeeze_dims_inverse(
    const at::Tensor & base,
    const at::Tensor & mutated_view,
    at::functionalization::InverseReturnMode inverse_return_mode,
    at::IntArrayRef dim);
