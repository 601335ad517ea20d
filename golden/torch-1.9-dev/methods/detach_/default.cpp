// astgen-golden 1
// detach_(Tensor(a!) self) -> Tensor(a!)
Tensor & detach_() const;
// aten::detach_(Tensor(a!) self) -> Tensor(a!)
Tensor &
Tensor::detach_() const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::detach_", "")
      .typed<Tensor & (Tensor &)>();
  return op.call(const_cast<Tensor &>(*this));
}
