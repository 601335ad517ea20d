// astgen-golden 1
// set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)
TORCH_API Tensor & set_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    const Tensor & source);
// aten::set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)
Tensor &
set_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    const Tensor & source) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::set_", "source_Tensor")
      .typed<Tensor & (Tensor &, const Tensor &)>();
  return op.redispatch(dispatchKeySet, self, source);
}
