// astgen-golden 1
// _foreach_div_.List(Tensor(a!)[] self, Tensor[] other) -> ()
TORCH_API void _foreach_div_(
    TensorList self,
    TensorList other);
// aten::_foreach_div_.List(Tensor(a!)[] self, Tensor[] other) -> ()
void
_foreach_div_(
    TensorList self,
    TensorList other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_div_", "List")
      .typed<void (TensorList, TensorList)>();
  return op.call(self, other);
}
