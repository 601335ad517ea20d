// astgen-golden 1
// div.Scalar(Tensor self, Scalar other) -> Tensor
at::Tensor div(const at::Tensor & self, const at::Scalar & other); // {"schema": "aten::div.Scalar(Tensor self, Scalar other) -> Tensor", "dispatch": "True", "default": "True"}
