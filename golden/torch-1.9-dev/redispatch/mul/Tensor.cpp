// astgen-golden 1
// mul.Tensor(Tensor self, Tensor other) -> Tensor
TORCH_API Tensor mul(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other);
// aten::mul.Tensor(Tensor self, Tensor other) -> Tensor
Tensor
mul(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::mul", "Tensor")
      .typed<Tensor (const Tensor &, const Tensor &)>();
  return op.redispatch(dispatchKeySet, self, other);
}
