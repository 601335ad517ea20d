// astgen-golden 1
// _foreach_div.Scalar(Tensor[] tensors, Scalar scalar) -> Tensor[]
TORCH_API std::vector<Tensor> _foreach_div(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors,
    Scalar scalar);
// aten::_foreach_div.Scalar(Tensor[] tensors, Scalar scalar) -> Tensor[]
std::vector<Tensor>
_foreach_div(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors,
    Scalar scalar) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_div", "Scalar")
      .typed<std::vector<Tensor> (TensorList, Scalar)>();
  return op.redispatch(dispatchKeySet, tensors, scalar);
}
