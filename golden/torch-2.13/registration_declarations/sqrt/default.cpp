// astgen-golden 1
// sqrt(Tensor self) -> Tensor
at::Tensor sqrt(const at::Tensor & self); // {"schema": "aten::sqrt(Tensor self) -> Tensor", "dispatch": "True", "default": "True"}
