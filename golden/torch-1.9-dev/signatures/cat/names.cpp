// astgen-golden 1
// cat.names(Tensor[] tensors, Dimname dim) -> Tensor
Tensor cat(TensorList tensors, Dimname dim);
