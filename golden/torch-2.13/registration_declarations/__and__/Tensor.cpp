// astgen-golden 1
// __and__.Tensor(Tensor self, Tensor other) -> Tensor
at::Tensor __and__(const at::Tensor & self, const at::Tensor & other); // {"schema": "aten::__and__.Tensor(Tensor self, Tensor other) -> Tensor", "dispatch": "False", "default": "True"}
