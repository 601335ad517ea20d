// astgen-golden 1
// squeeze.dimname(Tensor(a) self, Dimname dim) -> Tensor(a)
TORCH_API Tensor squeeze(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Dimname dim);
// aten::squeeze.dimname(Tensor(a) self, Dimname dim) -> Tensor(a)
Tensor
squeeze(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Dimname dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::squeeze", "dimname")
      .typed<Tensor (const Tensor &, Dimname)>();
  return op.redispatch(dispatchKeySet, self, dim);
}
