// astgen-golden 1
// einsum(str equation, Tensor[] tensors) -> Tensor
Tensor einsum(std::string equation, TensorList tensors);
