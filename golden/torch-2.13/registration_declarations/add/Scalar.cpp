// astgen-golden 1
// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
at::Tensor add(const at::Tensor & self, const at::Scalar & other, const at::Scalar & alpha); // {"schema": "aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor", "dispatch": "True", "default": "True"}
