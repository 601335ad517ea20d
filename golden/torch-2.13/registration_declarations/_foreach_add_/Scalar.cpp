// astgen-golden 1
// _foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
void _foreach_add_(at::TensorList self, const at::Scalar & scalar); // {"schema": "aten::_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()", "dispatch": "True", "default": "True"}
