// astgen-golden 1
// __and__.Scalar(Tensor self, Scalar other) -> Tensor
at::Tensor __and__(const at::Tensor & self, const at::Scalar & other); // {"schema": "aten::__and__.Scalar(Tensor self, Scalar other) -> Tensor", "dispatch": "False", "default": "True"}
