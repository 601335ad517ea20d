// astgen-golden 1
// max(Tensor self) -> Tensor
Tensor max() const;
// aten::max(Tensor self) -> Tensor
Tensor
Tensor::max() const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::max", "")
      .typed<Tensor (const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this));
}
