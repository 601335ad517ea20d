// astgen-golden 1
// max.other(Tensor self, Tensor other) -> Tensor
at::Tensor max(const at::Tensor & self, const at::Tensor & other); // {"schema": "aten::max.other(Tensor self, Tensor other) -> Tensor", "dispatch": "False", "default": "True"}
