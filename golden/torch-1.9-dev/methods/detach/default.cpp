// astgen-golden 1
// detach(Tensor(a) self) -> Tensor(a)
Tensor detach() const;
// aten::detach(Tensor(a) self) -> Tensor(a)
Tensor
Tensor::detach() const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::detach", "")
      .typed<Tensor (const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this));
}
