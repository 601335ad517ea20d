// astgen-golden 1
// div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str rounding_mode) -> Tensor(a!)
Tensor & div_(
    const Tensor & other,
    std::string rounding_mode) const;
// aten::div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str rounding_mode) -> Tensor(a!)
Tensor &
Tensor::div_(
    const Tensor & other,
    std::string rounding_mode) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div_", "Tensor_mode")
      .typed<Tensor & (Tensor &, const Tensor &, std::string)>();
  return op.call(const_cast<Tensor &>(*this), other, rounding_mode);
}
