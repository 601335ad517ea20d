// astgen-golden 1
// max.other(Tensor self, Tensor other) -> Tensor
Tensor max(const Tensor & other) const;
// aten::max.other(Tensor self, Tensor other) -> Tensor
Tensor
Tensor::max(const Tensor & other) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::max", "other")
      .typed<Tensor (const Tensor &, const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this), other);
}
