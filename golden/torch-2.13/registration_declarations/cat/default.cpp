// astgen-golden 1
// cat(Tensor[] tensors, int dim=0) -> Tensor
at::Tensor cat(const at::ITensorListRef & tensors, int64_t dim); // {"schema": "aten::cat(Tensor[] tensors, int dim=0) -> Tensor", "dispatch": "True", "default": "True"}
