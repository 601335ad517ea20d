// astgen-golden 1
// __and__.Tensor(Tensor self, Tensor other) -> Tensor
Tensor __and__(const Tensor & other) const;
// aten::__and__.Tensor(Tensor self, Tensor other) -> Tensor
Tensor
Tensor::__and__(const Tensor & other) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::__and__", "Tensor")
      .typed<Tensor (const Tensor &, const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this), other);
}
