// astgen-golden 1
// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
TORCH_API Tensor where(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & condition,
    const Tensor & self,
    const Tensor & other);
// aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
Tensor
where(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & condition,
    const Tensor & self,
    const Tensor & other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::where", "self")
      .typed<Tensor (const Tensor &, const Tensor &, const Tensor &)>();
  return op.redispatch(dispatchKeySet, condition, self, other);
}
