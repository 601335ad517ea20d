// astgen-golden 1
// _foreach_abs(Tensor[] tensors) -> Tensor[]
std::vector<Tensor> _foreach_abs(TensorList tensors);
