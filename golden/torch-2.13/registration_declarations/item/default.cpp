// astgen-golden 1
// item(Tensor self) -> Scalar
at::Scalar item(const at::Tensor & self); // {"schema": "aten::item(Tensor self) -> Scalar", "dispatch": "False", "default": "True"}
