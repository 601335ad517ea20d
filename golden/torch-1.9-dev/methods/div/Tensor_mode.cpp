// astgen-golden 1
// div.Tensor_mode(Tensor self, Tensor other, *, str rounding_mode) -> Tensor
Tensor div(
    const Tensor & other,
    std::string rounding_mode) const;
// aten::div.Tensor_mode(Tensor self, Tensor other, *, str rounding_mode) -> Tensor
Tensor
Tensor::div(
    const Tensor & other,
    std::string rounding_mode) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div", "Tensor_mode")
      .typed<Tensor (const Tensor &, const Tensor &, std::string)>();
  return op.call(const_cast<Tensor &>(*this), other, rounding_mode);
}
