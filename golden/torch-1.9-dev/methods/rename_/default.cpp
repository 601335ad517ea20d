// astgen-golden 1
// rename_(Tensor(a!) self, Dimname[]? names) -> Tensor(a!)
Tensor & rename_(c10::optional<DimnameList> names) const;
// aten::rename_(Tensor(a!) self, Dimname[]? names) -> Tensor(a!)
Tensor &
Tensor::rename_(c10::optional<DimnameList> names) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::rename_", "")
      .typed<Tensor & (Tensor &, c10::optional<DimnameList>)>();
  return op.call(const_cast<Tensor &>(*this), names);
}
