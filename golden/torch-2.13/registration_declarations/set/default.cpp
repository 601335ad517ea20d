// astgen-golden 1
// set(Tensor self) -> Tensor
at::Tensor set(const at::Tensor & self); // {"schema": "aten::set(Tensor self) -> Tensor", "dispatch": "True", "default": "True"}
