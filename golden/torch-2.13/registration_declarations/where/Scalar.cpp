// astgen-golden 1
// where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor
at::Tensor where(const at::Tensor & condition, const at::Scalar & self, const at::Scalar & other); // {"schema": "aten::where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor", "dispatch": "False", "default": "True"}
