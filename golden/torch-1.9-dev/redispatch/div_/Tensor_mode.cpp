// astgen-golden 1
// div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str rounding_mode) -> Tensor(a!)
TORCH_API Tensor & div_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    const Tensor & other,
    std::string rounding_mode);
// aten::div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str rounding_mode) -> Tensor(a!)
Tensor &
div_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    const Tensor & other,
    std::string rounding_mode) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div_", "Tensor_mode")
      .typed<Tensor & (Tensor &, const Tensor &, std::string)>();
  return op.redispatch(dispatchKeySet, self, other, rounding_mode);
}
