// astgen-golden 1
// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
Tensor & fill_(Scalar value) const;
// aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
Tensor &
Tensor::fill_(Scalar value) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::fill_", "Scalar")
      .typed<Tensor & (Tensor &, Scalar)>();
  return op.call(const_cast<Tensor &>(*this), value);
}
