// astgen-golden 1
// squeeze_.dimname(Tensor(a!) self, Dimname dim) -> Tensor(a!)
TORCH_API Tensor & squeeze_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Dimname dim);
// aten::squeeze_.dimname(Tensor(a!) self, Dimname dim) -> Tensor(a!)
Tensor &
squeeze_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Dimname dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::squeeze_", "dimname")
      .typed<Tensor & (Tensor &, Dimname)>();
  return op.redispatch(dispatchKeySet, self, dim);
}
