// astgen-golden 1
// _foreach_abs_(Tensor(a!)[] self) -> ()
void _foreach_abs_(TensorList self);
