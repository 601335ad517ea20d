// astgen-golden 1
// cat(Tensor[] tensors, int dim=0) -> Tensor
TORCH_API at::Tensor cat_sparse(
    const at::ITensorListRef & tensors,
    int64_t dim=0);
TORCH_API at::Tensor cat_quantized_cpu(
    const at::ITensorListRef & tensors,
    int64_t dim=0);
TORCH_API at::Tensor cat_nested(
    const at::ITensorListRef & tensors,
    int64_t dim=0);
