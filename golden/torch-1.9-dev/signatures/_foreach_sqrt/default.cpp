// astgen-golden 1
// _foreach_sqrt(Tensor[] tensors) -> Tensor[]
std::vector<Tensor> _foreach_sqrt(TensorList tensors);
