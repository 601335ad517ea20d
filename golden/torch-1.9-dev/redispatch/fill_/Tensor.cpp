// astgen-golden 1
// fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
TORCH_API Tensor & fill_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    const Tensor & value);
// aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
Tensor &
fill_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    const Tensor & value) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::fill_", "Tensor")
      .typed<Tensor & (Tensor &, const Tensor &)>();
  return op.redispatch(dispatchKeySet, self, value);
}
