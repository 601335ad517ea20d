// astgen-golden 1
// sqrt_(Tensor(a!) self) -> Tensor(a!)
TORCH_API Tensor & sqrt_(Tensor & self);
// aten::sqrt_(Tensor(a!) self) -> Tensor(a!)
Tensor &
sqrt_(Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sqrt_", "")
      .typed<Tensor & (Tensor &)>();
  return op.call(self);
}
