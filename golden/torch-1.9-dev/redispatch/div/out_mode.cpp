// astgen-golden 1
// div.out_mode(Tensor self, Tensor other, *, str rounding_mode, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & div_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    const Tensor & self,
    const Tensor & other,
    std::string rounding_mode);
// aten::div.out_mode(Tensor self, Tensor other, *, str rounding_mode, Tensor(a!) out) -> Tensor(a!)
Tensor &
div_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    const Tensor & self,
    const Tensor & other,
    std::string rounding_mode) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div", "out_mode")
      .typed<Tensor & (const Tensor &, const Tensor &, std::string, Tensor &)>();
  return op.redispatch(dispatchKeySet, self, other, rounding_mode, out);
}
TORCH_API Tensor & div_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other,
    std::string rounding_mode,
    Tensor & out);
// aten::div.out_mode(Tensor self, Tensor other, *, str rounding_mode, Tensor(a!) out) -> Tensor(a!)
Tensor &
div_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other,
    std::string rounding_mode,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div", "out_mode")
      .typed<Tensor & (const Tensor &, const Tensor &, std::string, Tensor &)>();
  return op.redispatch(dispatchKeySet, self, other, rounding_mode, out);
}
