// astgen-golden 1
// equal(Tensor self, Tensor other) -> bool
TORCH_API bool equal(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other);
// aten::equal(Tensor self, Tensor other) -> bool
bool
equal(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::equal", "")
      .typed<bool (const Tensor &, const Tensor &)>();
  return op.redispatch(dispatchKeySet, self, other);
}
