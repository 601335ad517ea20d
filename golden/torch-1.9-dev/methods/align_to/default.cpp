// astgen-golden 1
// align_to(Tensor(a) self, Dimname[] names) -> Tensor(a)
Tensor align_to(DimnameList names) const;
// aten::align_to(Tensor(a) self, Dimname[] names) -> Tensor(a)
Tensor
Tensor::align_to(DimnameList names) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::align_to", "")
      .typed<Tensor (const Tensor &, DimnameList)>();
  return op.call(const_cast<Tensor &>(*this), names);
}
