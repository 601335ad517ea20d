// astgen-golden 1
// squeeze_(Tensor(a!) self) -> Tensor(a!)
Tensor & squeeze_() const;
// aten::squeeze_(Tensor(a!) self) -> Tensor(a!)
Tensor &
Tensor::squeeze_() const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::squeeze_", "")
      .typed<Tensor & (Tensor &)>();
  return op.call(const_cast<Tensor &>(*this));
}
