// astgen-golden 1
// _foreach_div.ScalarList(Tensor[] tensors, float[] scalars) -> Tensor[]
TORCH_API std::vector<Tensor> _foreach_div(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors,
    ArrayRef<double> scalars);
// aten::_foreach_div.ScalarList(Tensor[] tensors, float[] scalars) -> Tensor[]
std::vector<Tensor>
_foreach_div(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors,
    ArrayRef<double> scalars) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_div", "ScalarList")
      .typed<std::vector<Tensor> (TensorList, ArrayRef<double>)>();
  return op.redispatch(dispatchKeySet, tensors, scalars);
}
