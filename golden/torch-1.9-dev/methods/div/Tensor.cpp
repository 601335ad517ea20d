// astgen-golden 1
// div.Tensor(Tensor self, Tensor other) -> Tensor
Tensor div(const Tensor & other) const;
// aten::div.Tensor(Tensor self, Tensor other) -> Tensor
Tensor
Tensor::div(const Tensor & other) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div", "Tensor")
      .typed<Tensor (const Tensor &, const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this), other);
}
