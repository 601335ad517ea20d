// astgen-golden 1
// _foreach_div.Scalar(Tensor[] tensors, Scalar scalar) -> Tensor[]
TORCH_API std::vector<Tensor> _foreach_div(
    TensorList tensors,
    Scalar scalar);
// aten::_foreach_div.Scalar(Tensor[] tensors, Scalar scalar) -> Tensor[]
std::vector<Tensor>
_foreach_div(
    TensorList tensors,
    Scalar scalar) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_div", "Scalar")
      .typed<std::vector<Tensor> (TensorList, Scalar)>();
  return op.call(tensors, scalar);
}
