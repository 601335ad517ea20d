// astgen-golden 1
// where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
at::Tensor where(const at::Tensor & condition, const at::Tensor & self, const at::Scalar & other); // {"schema": "aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor", "dispatch": "False", "default": "True"}
