// astgen-golden 1
// sqrt(Tensor self) -> Tensor
Tensor sqrt() const;
// aten::sqrt(Tensor self) -> Tensor
Tensor
Tensor::sqrt() const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sqrt", "")
      .typed<Tensor (const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this));
}
