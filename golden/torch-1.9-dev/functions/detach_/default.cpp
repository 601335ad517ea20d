// astgen-golden 1
// detach_(Tensor(a!) self) -> Tensor(a!)
TORCH_API Tensor & detach_(Tensor & self);
// aten::detach_(Tensor(a!) self) -> Tensor(a!)
Tensor &
detach_(Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::detach_", "")
      .typed<Tensor & (Tensor &)>();
  return op.call(self);
}
