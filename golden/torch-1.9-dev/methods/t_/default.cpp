// astgen-golden 1
// t_(Tensor(a!) self) -> Tensor(a!)
Tensor & t_() const;
// aten::t_(Tensor(a!) self) -> Tensor(a!)
Tensor &
Tensor::t_() const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::t_", "")
      .typed<Tensor & (Tensor &)>();
  return op.call(const_cast<Tensor &>(*this));
}
