// astgen-golden 1
// einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor
TORCH_API at::Tensor einsum(
    c10::string_view equation,
    at::TensorList tensors,
    at::OptionalIntArrayRef path=::std::nullopt);
