// astgen-golden 1
// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
TORCH_API Tensor & fill_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Scalar value);
// aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
Tensor &
fill_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Scalar value) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::fill_", "Scalar")
      .typed<Tensor & (Tensor &, Scalar)>();
  return op.redispatch(dispatchKeySet, self, value);
}
