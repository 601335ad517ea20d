// astgen-golden 1
// narrow.Tensor(Tensor(a) self, int dim, Tensor start, int length) -> Tensor(a)
Tensor narrow(
    int64_t dim,
    const Tensor & start,
    int64_t length) const;
// aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, int length) -> Tensor(a)
Tensor
Tensor::narrow(
    int64_t dim,
    const Tensor & start,
    int64_t length) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::narrow", "Tensor")
      .typed<Tensor (const Tensor &, int64_t, const Tensor &, int64_t)>();
  return op.call(const_cast<Tensor &>(*this), dim, start, length);
}
