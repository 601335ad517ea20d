// astgen-golden 1
// div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str rounding_mode) -> Tensor(a!)
TORCH_API Tensor & div_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Scalar other,
    std::string rounding_mode);
// aten::div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str rounding_mode) -> Tensor(a!)
Tensor &
div_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Scalar other,
    std::string rounding_mode) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div_", "Scalar_mode")
      .typed<Tensor & (Tensor &, Scalar, std::string)>();
  return op.redispatch(dispatchKeySet, self, other, rounding_mode);
}
