// astgen-golden 1
// add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & add_out(
    Tensor & out,
    const Tensor & self,
    const Tensor & other,
    Scalar alpha=1);
// aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
Tensor &
add_out(
    Tensor & out,
    const Tensor & self,
    const Tensor & other,
    Scalar alpha) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::add", "out")
      .typed<Tensor & (const Tensor &, const Tensor &, Scalar, Tensor &)>();
  return op.call(self, other, alpha, out);
}
TORCH_API Tensor & add_outf(
    const Tensor & self,
    const Tensor & other,
    Scalar alpha,
    Tensor & out);
// aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
Tensor &
add_outf(
    const Tensor & self,
    const Tensor & other,
    Scalar alpha,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::add", "out")
      .typed<Tensor & (const Tensor &, const Tensor &, Scalar, Tensor &)>();
  return op.call(self, other, alpha, out);
}
