// astgen-golden 1
// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor & mul_(const Tensor & other) const;
// aten::mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor &
Tensor::mul_(const Tensor & other) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::mul_", "Tensor")
      .typed<Tensor & (Tensor &, const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this), other);
}
