// astgen-golden 1
// rename_(Tensor(a!) self, Dimname[]? names) -> Tensor(a!)
TORCH_API Tensor & rename_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    c10::optional<DimnameList> names);
// aten::rename_(Tensor(a!) self, Dimname[]? names) -> Tensor(a!)
Tensor &
rename_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    c10::optional<DimnameList> names) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::rename_", "")
      .typed<Tensor & (Tensor &, c10::optional<DimnameList>)>();
  return op.redispatch(dispatchKeySet, self, names);
}
