// astgen-golden 1
// abs(Tensor self) -> Tensor
TORCH_API Tensor abs(const Tensor & self);
// aten::abs(Tensor self) -> Tensor
Tensor
abs(const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::abs", "")
      .typed<Tensor (const Tensor &)>();
  return op.call(self);
}
