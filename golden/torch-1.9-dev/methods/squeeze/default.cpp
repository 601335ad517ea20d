// astgen-golden 1
// squeeze(Tensor(a) self) -> Tensor(a)
Tensor squeeze() const;
// aten::squeeze(Tensor(a) self) -> Tensor(a)
Tensor
Tensor::squeeze() const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::squeeze", "")
      .typed<Tensor (const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this));
}
