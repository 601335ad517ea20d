// astgen-golden 1
// add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
TORCH_API Tensor & add_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    const Tensor & other,
    Scalar alpha=1);
// aten::add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
Tensor &
add_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    const Tensor & other,
    Scalar alpha) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::add_", "Tensor")
      .typed<Tensor & (Tensor &, const Tensor &, Scalar)>();
  return op.redispatch(dispatchKeySet, self, other, alpha);
}
