// astgen-golden 1
// _foreach_add_.ScalarList(Tensor(a!)[] self, float[] scalars) -> ()
void _foreach_add_(TensorList self, ArrayRef<double> scalars);
