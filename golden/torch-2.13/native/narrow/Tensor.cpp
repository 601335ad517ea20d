// astgen-golden 1
// narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)
TORCH_API at::Tensor narrow_tensor_symint(
    const at::Tensor & self,
    int64_t dim,
    const at::Tensor & start,
    c10::SymInt length);
