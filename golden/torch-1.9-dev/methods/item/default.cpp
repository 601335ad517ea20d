// astgen-golden 1
// item(Tensor self) -> Scalar
Scalar item() const;
// aten::item(Tensor self) -> Scalar
Scalar
Tensor::item() const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::item", "")
      .typed<Scalar (const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this));
}
