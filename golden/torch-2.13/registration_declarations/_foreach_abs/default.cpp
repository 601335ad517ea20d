// astgen-golden 1
// _foreach_abs(Tensor[] self) -> Tensor[]
::std::vector<at::Tensor> _foreach_abs(at::TensorList self); // {"schema": "aten::_foreach_abs(Tensor[] self) -> Tensor[]", "dispatch": "True", "default": "True"}
