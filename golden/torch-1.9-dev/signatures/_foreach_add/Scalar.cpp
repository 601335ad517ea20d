// astgen-golden 1
// _foreach_add.Scalar(Tensor[] tensors, Scalar scalar) -> Tensor[]
std::vector<Tensor> _foreach_add(TensorList tensors, Scalar scalar);
