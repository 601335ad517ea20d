// astgen-golden 1
// set.source_Tensor(Tensor self, Tensor source) -> Tensor
at::Tensor set(const at::Tensor & self, const at::Tensor & source); // {"schema": "aten::set.source_Tensor(Tensor self, Tensor source) -> Tensor", "dispatch": "True", "default": "True"}
