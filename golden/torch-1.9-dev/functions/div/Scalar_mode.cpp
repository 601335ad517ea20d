// astgen-golden 1
// div.Scalar_mode(Tensor self, Scalar other, *, str rounding_mode) -> Tensor
TORCH_API Tensor div(
    const Tensor & self,
    Scalar other,
    std::string rounding_mode);
// aten::div.Scalar_mode(Tensor self, Scalar other, *, str rounding_mode) -> Tensor
Tensor
div(
    const Tensor & self,
    Scalar other,
    std::string rounding_mode) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div", "Scalar_mode")
      .typed<Tensor (const Tensor &, Scalar, std::string)>();
  return op.call(self, other, rounding_mode);
}
