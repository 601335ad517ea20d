// astgen-golden 1
// clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & clamp_out(
    Tensor & out,
    const Tensor & self,
    c10::optional<Scalar> min=c10::nullopt,
    c10::optional<Scalar> max=c10::nullopt);
// aten::clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
clamp_out(
    Tensor & out,
    const Tensor & self,
    c10::optional<Scalar> min,
    c10::optional<Scalar> max) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::clamp", "out")
      .typed<Tensor & (const Tensor &, c10::optional<Scalar>, c10::optional<Scalar>, Tensor &)>();
  return op.call(self, min, max, out);
}
TORCH_API Tensor & clamp_outf(
    const Tensor & self,
    c10::optional<Scalar> min,
    c10::optional<Scalar> max,
    Tensor & out);
// aten::clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
clamp_outf(
    const Tensor & self,
    c10::optional<Scalar> min,
    c10::optional<Scalar> max,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::clamp", "out")
      .typed<Tensor & (const Tensor &, c10::optional<Scalar>, c10::optional<Scalar>, Tensor &)>();
  return op.call(self, min, max, out);
}
