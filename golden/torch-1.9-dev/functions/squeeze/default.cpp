// astgen-golden 1
// squeeze(Tensor(a) self) -> Tensor(a)
TORCH_API Tensor squeeze(const Tensor & self);
// aten::squeeze(Tensor(a) self) -> Tensor(a)
Tensor
squeeze(const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::squeeze", "")
      .typed<Tensor (const Tensor &)>();
  return op.call(self);
}
