// astgen-golden 1
// _foreach_add.List(Tensor[] tensors1, Tensor[] tensors2, *, Scalar alpha=1) -> Tensor[]
TORCH_API std::vector<Tensor> _foreach_add(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors1,
    TensorList tensors2,
    Scalar alpha=1);
// aten::_foreach_add.List(Tensor[] tensors1, Tensor[] tensors2, *, Scalar alpha=1) -> Tensor[]
std::vector<Tensor>
_foreach_add(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors1,
    TensorList tensors2,
    Scalar alpha) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_add", "List")
      .typed<std::vector<Tensor> (TensorList, TensorList, Scalar)>();
  return op.redispatch(dispatchKeySet, tensors1, tensors2, alpha);
}
