// astgen-golden 1
// __lshift__.Tensor(Tensor self, Tensor other) -> Tensor
TORCH_API Tensor __lshift__(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other);
// aten::__lshift__.Tensor(Tensor self, Tensor other) -> Tensor
Tensor
__lshift__(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::__lshift__", "Tensor")
      .typed<Tensor (const Tensor &, const Tensor &)>();
  return op.redispatch(dispatchKeySet, self, other);
}
