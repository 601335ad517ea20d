// astgen-golden 1
// _foreach_div_.ScalarList(Tensor(a!)[] self, float[] scalars) -> ()
void _foreach_div_(TensorList self, ArrayRef<double> scalars);
