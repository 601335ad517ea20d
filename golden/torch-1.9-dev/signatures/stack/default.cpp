// astgen-golden 1
// stack(Tensor[] tensors, int dim=0) -> Tensor
Tensor stack(TensorList tensors, int64_t dim=0);
