// astgen-golden 1
// item(Tensor self) -> Scalar
TORCH_API Scalar item(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self);
// aten::item(Tensor self) -> Scalar
Scalar
item(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::item", "")
      .typed<Scalar (const Tensor &)>();
  return op.redispatch(dispatchKeySet, self);
}
