// astgen-golden 1
// _foreach_add.ScalarList(Tensor[] tensors, float[] scalars) -> Tensor[]
std::vector<Tensor> _foreach_add(TensorList tensors, ArrayRef<double> scalars);
