// astgen-golden 1
// _foreach_div.List(Tensor[] tensors1, Tensor[] tensors2) -> Tensor[]
TORCH_API std::vector<Tensor> _foreach_div(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors1,
    TensorList tensors2);
// aten::_foreach_div.List(Tensor[] tensors1, Tensor[] tensors2) -> Tensor[]
std::vector<Tensor>
_foreach_div(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors1,
    TensorList tensors2) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_div", "List")
      .typed<std::vector<Tensor> (TensorList, TensorList)>();
  return op.redispatch(dispatchKeySet, tensors1, tensors2);
}
