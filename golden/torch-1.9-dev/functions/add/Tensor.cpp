// astgen-golden 1
// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
TORCH_API Tensor add(
    const Tensor & self,
    const Tensor & other,
    Scalar alpha=1);
// aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
Tensor
add(
    const Tensor & self,
    const Tensor & other,
    Scalar alpha) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::add", "Tensor")
      .typed<Tensor (const Tensor &, const Tensor &, Scalar)>();
  return op.call(self, other, alpha);
}
