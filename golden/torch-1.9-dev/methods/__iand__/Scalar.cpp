// astgen-golden 1
// __iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor & __iand__(Scalar other) const;
// aten::__iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor &
Tensor::__iand__(Scalar other) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::__iand__", "Scalar")
      .typed<Tensor & (Tensor &, Scalar)>();
  return op.call(const_cast<Tensor &>(*this), other);
}
