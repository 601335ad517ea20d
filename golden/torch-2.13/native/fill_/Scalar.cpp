// astgen-golden 1
// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
TORCH_API at::Tensor & fill_(
    at::Tensor & self,
    const at::Scalar & value);
TORCH_API at::Tensor & fill_quantized_(
    at::Tensor & self,
    const at::Scalar & value);
TORCH_API at::Tensor & fill_meta_(
    at::Tensor & self,
    const at::Scalar & value);
TORCH_API at::Tensor & fill_sparse_csr_(
    at::Tensor & self,
    const at::Scalar & value);
TORCH_API at::Tensor & fill_nested_(
    at::Tensor & self,
    const at::Scalar & value);
