// astgen-golden 1
// cat(Tensor[] tensors, int dim=0) -> Tensor
Tensor cat(TensorList tensors, int64_t dim=0);
