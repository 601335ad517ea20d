// astgen-golden 1
// _foreach_sqrt(Tensor[] tensors) -> Tensor[]
TORCH_API std::vector<Tensor> _foreach_sqrt(TensorList tensors);
// aten::_foreach_sqrt(Tensor[] tensors) -> Tensor[]
std::vector<Tensor>
_foreach_sqrt(TensorList tensors) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_sqrt", "")
      .typed<std::vector<Tensor> (TensorList)>();
  return op.call(tensors);
}
