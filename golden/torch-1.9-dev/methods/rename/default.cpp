// astgen-golden 1
// rename(Tensor(a) self, Dimname[]? names) -> Tensor(a)
Tensor rename(c10::optional<DimnameList> names) const;
// aten::rename(Tensor(a) self, Dimname[]? names) -> Tensor(a)
Tensor
Tensor::rename(c10::optional<DimnameList> names) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::rename", "")
      .typed<Tensor (const Tensor &, c10::optional<DimnameList>)>();
  return op.call(const_cast<Tensor &>(*this), names);
}
