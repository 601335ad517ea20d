// astgen-golden 1
// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & sqrt_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    const Tensor & self);
// aten::sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
sqrt_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sqrt", "out")
      .typed<Tensor & (const Tensor &, Tensor &)>();
  return op.redispatch(dispatchKeySet, self, out);
}
TORCH_API Tensor & sqrt_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Tensor & out);
// aten::sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
sqrt_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sqrt", "out")
      .typed<Tensor & (const Tensor &, Tensor &)>();
  return op.redispatch(dispatchKeySet, self, out);
}
