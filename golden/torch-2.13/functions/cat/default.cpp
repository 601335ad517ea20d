// astgen-golden 1
// cat(Tensor[] tensors, int dim=0) -> Tensor
// aten::cat(Tensor[] tensors, int dim=0) -> Tensor
inline at::Tensor
cat(
    const at::ITensorListRef & tensors,
    int64_t dim=0) {
  return at::_ops::cat::call(tensors, dim);
}
