// astgen-golden 1
// __lshift__.Scalar(Tensor self, Scalar other) -> Tensor
TORCH_API Tensor __lshift__(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Scalar other);
// aten::__lshift__.Scalar(Tensor self, Scalar other) -> Tensor
Tensor
__lshift__(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Scalar other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::__lshift__", "Scalar")
      .typed<Tensor (const Tensor &, Scalar)>();
  return op.redispatch(dispatchKeySet, self, other);
}
