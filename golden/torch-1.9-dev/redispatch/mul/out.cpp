// astgen-golden 1
// mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & mul_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    const Tensor & self,
    const Tensor & other);
// aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
mul_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    const Tensor & self,
    const Tensor & other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::mul", "out")
      .typed<Tensor & (const Tensor &, const Tensor &, Tensor &)>();
  return op.redispatch(dispatchKeySet, self, other, out);
}
TORCH_API Tensor & mul_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other,
    Tensor & out);
// aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
mul_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::mul", "out")
      .typed<Tensor & (const Tensor &, const Tensor &, Tensor &)>();
  return op.redispatch(dispatchKeySet, self, other, out);
}
