// astgen-golden 1
// set_(Tensor(a!) self) -> Tensor(a!)
Tensor & set_() const;
// aten::set_(Tensor(a!) self) -> Tensor(a!)
Tensor &
Tensor::set_() const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::set_", "")
      .typed<Tensor & (Tensor &)>();
  return op.call(const_cast<Tensor &>(*this));
}
