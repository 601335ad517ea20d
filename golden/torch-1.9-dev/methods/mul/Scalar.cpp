// astgen-golden 1
// mul.Scalar(Tensor self, Scalar other) -> Tensor
Tensor mul(Scalar other) const;
// aten::mul.Scalar(Tensor self, Scalar other) -> Tensor
Tensor
Tensor::mul(Scalar other) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::mul", "Scalar")
      .typed<Tensor (const Tensor &, Scalar)>();
  return op.call(const_cast<Tensor &>(*this), other);
}
