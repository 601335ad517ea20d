// astgen-golden 1
// _foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
TORCH_API void _foreach_div_(
    TensorList self,
    Scalar scalar);
// aten::_foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
void
_foreach_div_(
    TensorList self,
    Scalar scalar) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_div_", "Scalar")
      .typed<void (TensorList, Scalar)>();
  return op.call(self, scalar);
}
