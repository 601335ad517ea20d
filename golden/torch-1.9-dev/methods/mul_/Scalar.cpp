// astgen-golden 1
// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor & mul_(Scalar other) const;
// aten::mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor &
Tensor::mul_(Scalar other) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::mul_", "Scalar")
      .typed<Tensor & (Tensor &, Scalar)>();
  return op.call(const_cast<Tensor &>(*this), other);
}
