// astgen-golden 1
// select.Dimname(Tensor(a) self, Dimname dim, int index) -> Tensor(a)
Tensor select(
    Dimname dim,
    int64_t index) const;
// aten::select.Dimname(Tensor(a) self, Dimname dim, int index) -> Tensor(a)
Tensor
Tensor::select(
    Dimname dim,
    int64_t index) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::select", "Dimname")
      .typed<Tensor (const Tensor &, Dimname, int64_t)>();
  return op.call(const_cast<Tensor &>(*this), dim, index);
}
