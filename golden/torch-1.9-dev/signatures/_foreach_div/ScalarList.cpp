// astgen-golden 1
// _foreach_div.ScalarList(Tensor[] tensors, float[] scalars) -> Tensor[]
std::vector<Tensor> _foreach_div(TensorList tensors, ArrayRef<double> scalars);
