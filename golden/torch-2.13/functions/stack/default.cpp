// astgen-golden 1
// stack(Tensor[] tensors, int dim=0) -> Tensor
// aten::stack(Tensor[] tensors, int dim=0) -> Tensor
inline at::Tensor
stack(
    at::TensorList tensors,
    int64_t dim=0) {
  return at::_ops::stack::call(tensors, dim);
}
