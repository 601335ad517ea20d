// astgen-golden 1
// _foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()
void _foreach_add_(TensorList self, TensorList other, Scalar alpha=1);
