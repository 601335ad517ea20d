// astgen-golden 1
// __lshift__.Scalar(Tensor self, Scalar other) -> Tensor
Tensor __lshift__(Scalar other) const;
// aten::__lshift__.Scalar(Tensor self, Scalar other) -> Tensor
Tensor
Tensor::__lshift__(Scalar other) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::__lshift__", "Scalar")
      .typed<Tensor (const Tensor &, Scalar)>();
  return op.call(const_cast<Tensor &>(*this), other);
}
