// astgen-golden 1
// fill.Tensor(Tensor self, Tensor value) -> Tensor
at::Tensor fill(const at::Tensor & self, const at::Tensor & value); // {"schema": "aten::fill.Tensor(Tensor self, Tensor value) -> Tensor", "dispatch": "True", "default": "True"}
