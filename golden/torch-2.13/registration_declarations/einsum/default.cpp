// astgen-golden 1
// einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor
at::Tensor einsum(c10::string_view equation, at::TensorList tensors, at::OptionalIntArrayRef path); // {"schema": "aten::einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor", "dispatch": "False", "default": "True"}
