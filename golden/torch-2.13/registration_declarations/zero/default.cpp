// astgen-golden 1
// zero(Tensor self) -> Tensor
at::Tensor zero(const at::Tensor & self); // {"schema": "aten::zero(Tensor self) -> Tensor", "dispatch": "True", "default": "True"}
