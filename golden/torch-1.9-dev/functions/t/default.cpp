// astgen-golden 1
// t(Tensor(a) self) -> Tensor(a)
TORCH_API Tensor t(const Tensor & self);
// aten::t(Tensor(a) self) -> Tensor(a)
Tensor
t(const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::t", "")
      .typed<Tensor (const Tensor &)>();
  return op.call(self);
}
