// astgen-golden 1
// max(Tensor self) -> Tensor
TORCH_API Tensor max(const Tensor & self);
// aten::max(Tensor self) -> Tensor
Tensor
max(const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::max", "")
      .typed<Tensor (const Tensor &)>();
  return op.call(self);
}
