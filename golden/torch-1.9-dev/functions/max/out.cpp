// astgen-golden 1
// max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & max_out(
    Tensor & out,
    const Tensor & self,
    const Tensor & other);
// aten::max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
max_out(
    Tensor & out,
    const Tensor & self,
    const Tensor & other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::max", "out")
      .typed<Tensor & (const Tensor &, const Tensor &, Tensor &)>();
  return op.call(self, other, out);
}
TORCH_API Tensor & max_outf(
    const Tensor & self,
    const Tensor & other,
    Tensor & out);
// aten::max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
max_outf(
    const Tensor & self,
    const Tensor & other,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::max", "out")
      .typed<Tensor & (const Tensor &, const Tensor &, Tensor &)>();
  return op.call(self, other, out);
}
