// astgen-golden 1
// _foreach_div_.ScalarList(Tensor(a!)[] self, float[] scalars) -> ()
TORCH_API void _foreach_div_(
    TensorList self,
    ArrayRef<double> scalars);
// aten::_foreach_div_.ScalarList(Tensor(a!)[] self, float[] scalars) -> ()
void
_foreach_div_(
    TensorList self,
    ArrayRef<double> scalars) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_div_", "ScalarList")
      .typed<void (TensorList, ArrayRef<double>)>();
  return op.call(self, scalars);
}
