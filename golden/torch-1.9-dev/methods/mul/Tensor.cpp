// astgen-golden 1
// mul.Tensor(Tensor self, Tensor other) -> Tensor
Tensor mul(const Tensor & other) const;
// aten::mul.Tensor(Tensor self, Tensor other) -> Tensor
Tensor
Tensor::mul(const Tensor & other) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::mul", "Tensor")
      .typed<Tensor (const Tensor &, const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this), other);
}
