// astgen-golden 1
// __and__.Scalar(Tensor self, Scalar other) -> Tensor
Tensor __and__(Scalar other) const;
// aten::__and__.Scalar(Tensor self, Scalar other) -> Tensor
Tensor
Tensor::__and__(Scalar other) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::__and__", "Scalar")
      .typed<Tensor (const Tensor &, Scalar)>();
  return op.call(const_cast<Tensor &>(*this), other);
}
