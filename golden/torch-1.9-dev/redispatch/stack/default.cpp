// astgen-golden 1
// stack(Tensor[] tensors, int dim=0) -> Tensor
TORCH_API Tensor stack(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors,
    int64_t dim=0);
// aten::stack(Tensor[] tensors, int dim=0) -> Tensor
Tensor
stack(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors,
    int64_t dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::stack", "")
      .typed<Tensor (TensorList, int64_t)>();
  return op.redispatch(dispatchKeySet, tensors, dim);
}
