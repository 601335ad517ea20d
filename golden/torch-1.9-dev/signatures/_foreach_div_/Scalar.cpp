// astgen-golden 1
// _foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
void _foreach_div_(TensorList self, Scalar scalar);
