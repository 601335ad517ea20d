// astgen-golden 1
// div.Scalar_mode(Tensor self, Scalar other, *, str rounding_mode) -> Tensor
Tensor div(
    Scalar other,
    std::string rounding_mode) const;
// aten::div.Scalar_mode(Tensor self, Scalar other, *, str rounding_mode) -> Tensor
Tensor
Tensor::div(
    Scalar other,
    std::string rounding_mode) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div", "Scalar_mode")
      .typed<Tensor (const Tensor &, Scalar, std::string)>();
  return op.call(const_cast<Tensor &>(*this), other, rounding_mode);
}
