// astgen-golden 1
// cat.names(Tensor[] tensors, Dimname dim) -> Tensor
TORCH_API Tensor cat(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors,
    Dimname dim);
// aten::cat.names(Tensor[] tensors, Dimname dim) -> Tensor
Tensor
cat(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors,
    Dimname dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::cat", "names")
      .typed<Tensor (TensorList, Dimname)>();
  return op.redispatch(dispatchKeySet, tensors, dim);
}
