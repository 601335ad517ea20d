// astgen-golden 1
// add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
TORCH_API Tensor & add_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Scalar other,
    Scalar alpha=1);
// aten::add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
Tensor &
add_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Scalar other,
    Scalar alpha) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::add_", "Scalar")
      .typed<Tensor & (Tensor &, Scalar, Scalar)>();
  return op.redispatch(dispatchKeySet, self, other, alpha);
}
