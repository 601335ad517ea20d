// astgen-golden 1
// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
TORCH_API at::Tensor select_symint(
    const at::Tensor & self,
    int64_t dim,
    c10::SymInt index);
TORCH_API at::Tensor select_sparse_csr(
    const at::Tensor & self,
    int64_t dim,
    int64_t index);
TORCH_API at::Tensor select_nested(
    const at::Tensor & self,
    int64_t dim,
    int64_t index);
