// astgen-golden 1
// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
TORCH_API at::Tensor narrow_symint(
    const at::Tensor & self,
    int64_t dim,
    c10::SymInt start,
    c10::SymInt length);
TORCH_API at::Tensor narrow_nested_symint(
    const at::Tensor & self,
    int64_t dim,
    c10::SymInt start,
    c10::SymInt length);
