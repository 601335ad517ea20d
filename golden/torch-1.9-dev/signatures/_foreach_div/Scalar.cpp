// astgen-golden 1
// _foreach_div.Scalar(Tensor[] tensors, Scalar scalar) -> Tensor[]
std::vector<Tensor> _foreach_div(TensorList tensors, Scalar scalar);
