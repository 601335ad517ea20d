// astgen-golden 1
// indices(Tensor(a) self) -> Tensor(a)
Tensor indices() const;
// aten::indices(Tensor(a) self) -> Tensor(a)
Tensor
Tensor::indices() const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::indices", "")
      .typed<Tensor (const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this));
}
