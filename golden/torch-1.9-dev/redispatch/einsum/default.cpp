// astgen-golden 1
// einsum(str equation, Tensor[] tensors) -> Tensor
TORCH_API Tensor einsum(
    c10::DispatchKeySet dispatchKeySet,
    std::string equation,
    TensorList tensors);
// aten::einsum(str equation, Tensor[] tensors) -> Tensor
Tensor
einsum(
    c10::DispatchKeySet dispatchKeySet,
    std::string equation,
    TensorList tensors) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::einsum", "")
      .typed<Tensor (std::string, TensorList)>();
  return op.redispatch(dispatchKeySet, equation, tensors);
}
