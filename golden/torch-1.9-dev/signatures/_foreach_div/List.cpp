// astgen-golden 1
// _foreach_div.List(Tensor[] tensors1, Tensor[] tensors2) -> Tensor[]
std::vector<Tensor> _foreach_div(TensorList tensors1, TensorList tensors2);
