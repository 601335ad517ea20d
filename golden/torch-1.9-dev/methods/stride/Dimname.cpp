// astgen-golden 1
// stride.Dimname(Tensor self, Dimname dim) -> int
int64_t stride(Dimname dim) const;
// aten::stride.Dimname(Tensor self, Dimname dim) -> int
int64_t
Tensor::stride(Dimname dim) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::stride", "Dimname")
      .typed<int64_t (const Tensor &, Dimname)>();
  return op.call(const_cast<Tensor &>(*this), dim);
}
