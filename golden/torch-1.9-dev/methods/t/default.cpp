// astgen-golden 1
// t(Tensor(a) self) -> Tensor(a)
Tensor t() const;
// aten::t(Tensor(a) self) -> Tensor(a)
Tensor
Tensor::t() const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::t", "")
      .typed<Tensor (const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this));
}
