// astgen-golden 1
// _foreach_abs(Tensor[] tensors) -> Tensor[]
TORCH_API std::vector<Tensor> _foreach_abs(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors);
// aten::_foreach_abs(Tensor[] tensors) -> Tensor[]
std::vector<Tensor>
_foreach_abs(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_abs", "")
      .typed<std::vector<Tensor> (TensorList)>();
  return op.redispatch(dispatchKeySet, tensors);
}
