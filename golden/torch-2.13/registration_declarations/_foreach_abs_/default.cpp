// astgen-golden 1
// _foreach_abs_(Tensor(a!)[] self) -> ()
void _foreach_abs_(at::TensorList self); // {"schema": "aten::_foreach_abs_(Tensor(a!)[] self) -> ()", "dispatch": "True", "default": "True"}
