// astgen-golden 1
// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
at::Tensor where(const at::Tensor & condition, const at::Tensor & self, const at::Tensor & other); // {"schema": "aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor", "dispatch": "True", "default": "False"}
