// astgen-golden 1
// div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str rounding_mode) -> Tensor(a!)
Tensor & div_(
    Scalar other,
    std::string rounding_mode) const;
// aten::div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str rounding_mode) -> Tensor(a!)
Tensor &
Tensor::div_(
    Scalar other,
    std::string rounding_mode) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div_", "Scalar_mode")
      .typed<Tensor & (Tensor &, Scalar, std::string)>();
  return op.call(const_cast<Tensor &>(*this), other, rounding_mode);
}
