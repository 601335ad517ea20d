// astgen-golden 1
// rename(Tensor(a) self, Dimname[]? names) -> Tensor(a)
TORCH_API Tensor rename(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    c10::optional<DimnameList> names);
// aten::rename(Tensor(a) self, Dimname[]? names) -> Tensor(a)
Tensor
rename(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    c10::optional<DimnameList> names) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::rename", "")
      .typed<Tensor (const Tensor &, c10::optional<DimnameList>)>();
  return op.redispatch(dispatchKeySet, self, names);
}
