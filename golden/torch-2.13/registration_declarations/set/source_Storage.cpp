// astgen-golden 1
// set.source_Storage(Tensor self, Storage source) -> Tensor
at::Tensor set(const at::Tensor & self, at::Storage source); // {"schema": "aten::set.source_Storage(Tensor self, Storage source) -> Tensor", "dispatch": "True", "default": "True"}
