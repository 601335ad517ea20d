// astgen-golden 1
// _foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
void _foreach_add_(TensorList self, Scalar scalar);
