// astgen-golden 1
// _foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()
TORCH_API void _foreach_add_(
    c10::DispatchKeySet dispatchKeySet,
    TensorList self,
    TensorList other,
    Scalar alpha=1);
// aten::_foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()
void
_foreach_add_(
    c10::DispatchKeySet dispatchKeySet,
    TensorList self,
    TensorList other,
    Scalar alpha) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_add_", "List")
      .typed<void (TensorList, TensorList, Scalar)>();
  return op.redispatch(dispatchKeySet, self, other, alpha);
}
