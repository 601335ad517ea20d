// astgen-golden 1
// stack(Tensor[] tensors, int dim=0) -> Tensor
at::Tensor stack(at::TensorList tensors, int64_t dim); // {"schema": "aten::stack(Tensor[] tensors, int dim=0) -> Tensor", "dispatch": "True", "default": "True"}
