// astgen-golden 1
// div.Tensor(Tensor self, Tensor other) -> Tensor
TORCH_API Tensor div(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other);
// aten::div.Tensor(Tensor self, Tensor other) -> Tensor
Tensor
div(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div", "Tensor")
      .typed<Tensor (const Tensor &, const Tensor &)>();
  return op.redispatch(dispatchKeySet, self, other);
}
