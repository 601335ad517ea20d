// astgen-golden 1
// fill.Scalar(Tensor self, Scalar value) -> Tensor
at::Tensor fill(const at::Tensor & self, const at::Scalar & value); // {"schema": "aten::fill.Scalar(Tensor self, Scalar value) -> Tensor", "dispatch": "True", "default": "True"}
