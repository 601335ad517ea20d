// astgen-golden 1
// size.Dimname(Tensor self, Dimname dim) -> int
int64_t size(Dimname dim) const;
// aten::size.Dimname(Tensor self, Dimname dim) -> int
int64_t
Tensor::size(Dimname dim) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::size", "Dimname")
      .typed<int64_t (const Tensor &, Dimname)>();
  return op.call(const_cast<Tensor &>(*this), dim);
}
