// astgen-golden 1
// narrow(Tensor(a) self, int dim, int start, int length) -> Tensor(a)
TORCH_API Tensor narrow(
    const Tensor & self,
    int64_t dim,
    int64_t start,
    int64_t length);
// aten::narrow(Tensor(a) self, int dim, int start, int length) -> Tensor(a)
Tensor
narrow(
    const Tensor & self,
    int64_t dim,
    int64_t start,
    int64_t length) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::narrow", "")
      .typed<Tensor (const Tensor &, int64_t, int64_t, int64_t)>();
  return op.call(self, dim, start, length);
}
