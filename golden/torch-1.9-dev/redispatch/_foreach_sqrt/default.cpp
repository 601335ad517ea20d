// astgen-golden 1
// _foreach_sqrt(Tensor[] tensors) -> Tensor[]
TORCH_API std::vector<Tensor> _foreach_sqrt(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors);
// aten::_foreach_sqrt(Tensor[] tensors) -> Tensor[]
std::vector<Tensor>
_foreach_sqrt(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_sqrt", "")
      .typed<std::vector<Tensor> (TensorList)>();
  return op.redispatch(dispatchKeySet, tensors);
}
