// astgen-golden 1
// cat(Tensor[] tensors, int dim=0) -> Tensor
TORCH_API Tensor cat(
    TensorList tensors,
    int64_t dim=0);
// aten::cat(Tensor[] tensors, int dim=0) -> Tensor
Tensor
cat(
    TensorList tensors,
    int64_t dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::cat", "")
      .typed<Tensor (TensorList, int64_t)>();
  return op.call(tensors, dim);
}
