// astgen-golden 1
// sqrt_(Tensor(a!) self) -> Tensor(a!)
Tensor & sqrt_() const;
// aten::sqrt_(Tensor(a!) self) -> Tensor(a!)
Tensor &
Tensor::sqrt_() const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sqrt_", "")
      .typed<Tensor & (Tensor &)>();
  return op.call(const_cast<Tensor &>(*this));
}
