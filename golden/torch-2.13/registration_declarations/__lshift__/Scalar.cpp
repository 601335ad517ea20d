// astgen-golden 1
// __lshift__.Scalar(Tensor self, Scalar other) -> Tensor
at::Tensor __lshift__(const at::Tensor & self, const at::Scalar & other); // {"schema": "aten::__lshift__.Scalar(Tensor self, Scalar other) -> Tensor", "dispatch": "True", "default": "False"}
