// astgen-golden 1
// stack(Tensor[] tensors, int dim=0) -> Tensor
TORCH_API at::Tensor stack(
    at::TensorList tensors,
    int64_t dim=0);
