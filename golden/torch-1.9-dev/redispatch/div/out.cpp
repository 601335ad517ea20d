// astgen-golden 1
// div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & div_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    const Tensor & self,
    const Tensor & other);
// aten::div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
div_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    const Tensor & self,
    const Tensor & other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div", "out")
      .typed<Tensor & (const Tensor &, const Tensor &, Tensor &)>();
  return op.redispatch(dispatchKeySet, self, other, out);
}
TORCH_API Tensor & div_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other,
    Tensor & out);
// aten::div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
div_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div", "out")
      .typed<Tensor & (const Tensor &, const Tensor &, Tensor &)>();
  return op.redispatch(dispatchKeySet, self, other, out);
}
