// astgen-golden 1
// equal(Tensor self, Tensor other) -> bool
bool equal(const Tensor & other) const;
// aten::equal(Tensor self, Tensor other) -> bool
bool
Tensor::equal(const Tensor & other) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::equal", "")
      .typed<bool (const Tensor &, const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this), other);
}
