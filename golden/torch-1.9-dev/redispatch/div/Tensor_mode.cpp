// astgen-golden 1
// div.Tensor_mode(Tensor self, Tensor other, *, str rounding_mode) -> Tensor
TORCH_API Tensor div(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other,
    std::string rounding_mode);
// aten::div.Tensor_mode(Tensor self, Tensor other, *, str rounding_mode) -> Tensor
Tensor
div(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other,
    std::string rounding_mode) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div", "Tensor_mode")
      .typed<Tensor (const Tensor &, const Tensor &, std::string)>();
  return op.redispatch(dispatchKeySet, self, other, rounding_mode);
}
