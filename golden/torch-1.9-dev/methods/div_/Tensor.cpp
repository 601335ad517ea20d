// astgen-golden 1
// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor & div_(const Tensor & other) const;
// aten::div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor &
Tensor::div_(const Tensor & other) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div_", "Tensor")
      .typed<Tensor & (Tensor &, const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this), other);
}
