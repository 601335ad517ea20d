// astgen-golden 1
// zero_(Tensor(a!) self) -> Tensor(a!)
Tensor & zero_() const;
// aten::zero_(Tensor(a!) self) -> Tensor(a!)
Tensor &
Tensor::zero_() const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::zero_", "")
      .typed<Tensor & (Tensor &)>();
  return op.call(const_cast<Tensor &>(*this));
}
