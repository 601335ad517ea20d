// astgen-golden 1
// align_to(Tensor(a) self, Dimname[] names) -> Tensor(a)
TORCH_API Tensor align_to(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    DimnameList names);
// aten::align_to(Tensor(a) self, Dimname[] names) -> Tensor(a)
Tensor
align_to(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    DimnameList names) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::align_to", "")
      .typed<Tensor (const Tensor &, DimnameList)>();
  return op.redispatch(dispatchKeySet, self, names);
}
