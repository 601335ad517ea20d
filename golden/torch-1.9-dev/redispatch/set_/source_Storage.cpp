// astgen-golden 1
// set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
TORCH_API Tensor & set_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Storage source);
// aten::set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
Tensor &
set_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Storage source) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::set_", "source_Storage")
      .typed<Tensor & (Tensor &, Storage)>();
  return op.redispatch(dispatchKeySet, self, source);
}
