// astgen-golden 1
// abs_(Tensor(a!) self) -> Tensor(a!)
Tensor & abs_() const;
// aten::abs_(Tensor(a!) self) -> Tensor(a!)
Tensor &
Tensor::abs_() const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::abs_", "")
      .typed<Tensor & (Tensor &)>();
  return op.call(const_cast<Tensor &>(*this));
}
