// astgen-golden 1
// __iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor & __iand__(const Tensor & other) const;
// aten::__iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor &
Tensor::__iand__(const Tensor & other) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::__iand__", "Tensor")
      .typed<Tensor & (Tensor &, const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this), other);
}
