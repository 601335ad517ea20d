// astgen-golden 1
// abs(Tensor self) -> Tensor
Tensor abs() const;
// aten::abs(Tensor self) -> Tensor
Tensor
Tensor::abs() const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::abs", "")
      .typed<Tensor (const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this));
}
