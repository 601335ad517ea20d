// astgen-golden 1
// mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & mul_out(
    Tensor & out,
    const Tensor & self,
    const Tensor & other);
// aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
mul_out(
    Tensor & out,
    const Tensor & self,
    const Tensor & other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::mul", "out")
      .typed<Tensor & (const Tensor &, const Tensor &, Tensor &)>();
  return op.call(self, other, out);
}
TORCH_API Tensor & mul_outf(
    const Tensor & self,
    const Tensor & other,
    Tensor & out);
// aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
mul_outf(
    const Tensor & self,
    const Tensor & other,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::mul", "out")
      .typed<Tensor & (const Tensor &, const Tensor &, Tensor &)>();
  return op.call(self, other, out);
}
