// astgen-golden 1
// max.other(Tensor self, Tensor other) -> Tensor
TORCH_API Tensor max(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other);
// aten::max.other(Tensor self, Tensor other) -> Tensor
Tensor
max(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::max", "other")
      .typed<Tensor (const Tensor &, const Tensor &)>();
  return op.redispatch(dispatchKeySet, self, other);
}
