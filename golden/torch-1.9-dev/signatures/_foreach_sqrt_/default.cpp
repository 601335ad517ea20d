// astgen-golden 1
// _foreach_sqrt_(Tensor(a!)[] self) -> ()
void _foreach_sqrt_(TensorList self);
