// astgen-golden 1
// select.int(Tensor(a) self, int dim, int index) -> Tensor(a)
Tensor select(
    int64_t dim,
    int64_t index) const;
// aten::select.int(Tensor(a) self, int dim, int index) -> Tensor(a)
Tensor
Tensor::select(
    int64_t dim,
    int64_t index) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::select", "int")
      .typed<Tensor (const Tensor &, int64_t, int64_t)>();
  return op.call(const_cast<Tensor &>(*this), dim, index);
}
