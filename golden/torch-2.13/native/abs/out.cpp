// astgen-golden 1
// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & abs_out(
    const at::Tensor & self,
    at::Tensor & out);
TORCH_API at::Tensor & abs_sparse_out(
    const at::Tensor & self,
    at::Tensor & out);
TORCH_API at::Tensor & abs_sparse_csr_out(
    const at::Tensor & self,
    at::Tensor & out);
