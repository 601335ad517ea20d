// astgen-golden 1
// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
static at::Tensor unbind_int_inverse(
    const at::Tensor & base,
    const at::Tensor & mutated_view,
    at::functionalization::InverseReturnMode inverse_return_mode,
    int64_t out_index,
    int64_t dim);
