// astgen-golden 1
// max(Tensor self) -> Tensor
at::Tensor max(const at::Tensor & self); // {"schema": "aten::max(Tensor self) -> Tensor", "dispatch": "True", "default": "False"}
