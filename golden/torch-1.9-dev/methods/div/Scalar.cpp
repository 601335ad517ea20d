// astgen-golden 1
// div.Scalar(Tensor self, Scalar other) -> Tensor
Tensor div(Scalar other) const;
// aten::div.Scalar(Tensor self, Scalar other) -> Tensor
Tensor
Tensor::div(Scalar other) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div", "Scalar")
      .typed<Tensor (const Tensor &, Scalar)>();
  return op.call(const_cast<Tensor &>(*this), other);
}
