// astgen-golden 1
// qscheme(Tensor self) -> QScheme
QScheme qscheme() const;
// aten::qscheme(Tensor self) -> QScheme
QScheme
Tensor::qscheme() const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::qscheme", "")
      .typed<QScheme (const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this));
}
