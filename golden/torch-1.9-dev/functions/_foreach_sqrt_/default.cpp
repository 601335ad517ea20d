// astgen-golden 1
// _foreach_sqrt_(Tensor(a!)[] self) -> ()
TORCH_API void _foreach_sqrt_(TensorList self);
// aten::_foreach_sqrt_(Tensor(a!)[] self) -> ()
void
_foreach_sqrt_(TensorList self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_sqrt_", "")
      .typed<void (TensorList)>();
  return op.call(self);
}
