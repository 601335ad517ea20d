// astgen-golden 1
// where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor
at::Tensor where(const at::Tensor & condition, const at::Scalar & self, const at::Tensor & other); // {"schema": "aten::where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor", "dispatch": "False", "default": "True"}
