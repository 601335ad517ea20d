// astgen-golden 1
// narrow(Tensor(a) self, int dim, int start, int length) -> Tensor(a)
Tensor narrow(
    int64_t dim,
    int64_t start,
    int64_t length) const;
// aten::narrow(Tensor(a) self, int dim, int start, int length) -> Tensor(a)
Tensor
Tensor::narrow(
    int64_t dim,
    int64_t start,
    int64_t length) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::narrow", "")
      .typed<Tensor (const Tensor &, int64_t, int64_t, int64_t)>();
  return op.call(const_cast<Tensor &>(*this), dim, start, length);
}
