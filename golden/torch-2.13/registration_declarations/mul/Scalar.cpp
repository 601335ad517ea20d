// astgen-golden 1
// mul.Scalar(Tensor self, Scalar other) -> Tensor
at::Tensor mul(const at::Tensor & self, const at::Scalar & other); // {"schema": "aten::mul.Scalar(Tensor self, Scalar other) -> Tensor", "dispatch": "True", "default": "True"}
