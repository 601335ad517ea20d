// astgen-golden 1
// cat.names(Tensor[] tensors, Dimname dim) -> Tensor
TORCH_API Tensor cat(
    TensorList tensors,
    Dimname dim);
// aten::cat.names(Tensor[] tensors, Dimname dim) -> Tensor
Tensor
cat(
    TensorList tensors,
    Dimname dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::cat", "names")
      .typed<Tensor (TensorList, Dimname)>();
  return op.call(tensors, dim);
}
