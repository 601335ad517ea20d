// astgen-golden 1
// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & abs_out(
    Tensor & out,
    const Tensor & self);
// aten::abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
abs_out(
    Tensor & out,
    const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::abs", "out")
      .typed<Tensor & (const Tensor &, Tensor &)>();
  return op.call(self, out);
}
TORCH_API Tensor & abs_outf(
    const Tensor & self,
    Tensor & out);
// aten::abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
abs_outf(
    const Tensor & self,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::abs", "out")
      .typed<Tensor & (const Tensor &, Tensor &)>();
  return op.call(self, out);
}
