// astgen-golden 1
// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor & div_(Scalar other) const;
// aten::div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor &
Tensor::div_(Scalar other) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div_", "Scalar")
      .typed<Tensor & (Tensor &, Scalar)>();
  return op.call(const_cast<Tensor &>(*this), other);
}
