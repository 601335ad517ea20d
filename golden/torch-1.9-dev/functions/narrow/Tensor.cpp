// astgen-golden 1
// narrow.Tensor(Tensor(a) self, int dim, Tensor start, int length) -> Tensor(a)
TORCH_API Tensor narrow(
    const Tensor & self,
    int64_t dim,
    const Tensor & start,
    int64_t length);
// aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, int length) -> Tensor(a)
Tensor
narrow(
    const Tensor & self,
    int64_t dim,
    const Tensor & start,
    int64_t length) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::narrow", "Tensor")
      .typed<Tensor (const Tensor &, int64_t, const Tensor &, int64_t)>();
  return op.call(self, dim, start, length);
}
