// astgen-golden 1
// select.Dimname(Tensor(a) self, Dimname dim, int index) -> Tensor(a)
TORCH_API Tensor select(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Dimname dim,
    int64_t index);
// aten::select.Dimname(Tensor(a) self, Dimname dim, int index) -> Tensor(a)
Tensor
select(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Dimname dim,
    int64_t index) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::select", "Dimname")
      .typed<Tensor (const Tensor &, Dimname, int64_t)>();
  return op.redispatch(dispatchKeySet, self, dim, index);
}
