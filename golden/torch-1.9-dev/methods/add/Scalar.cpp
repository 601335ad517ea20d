// astgen-golden 1
// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
Tensor add(
    Scalar other,
    Scalar alpha=1) const;
// aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
Tensor
Tensor::add(
    Scalar other,
    Scalar alpha) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::add", "Scalar")
      .typed<Tensor (const Tensor &, Scalar, Scalar)>();
  return op.call(const_cast<Tensor &>(*this), other, alpha);
}
