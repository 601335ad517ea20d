// astgen-golden 1
// size.int(Tensor self, int dim) -> int
TORCH_API int64_t __dispatch_size(
    const Tensor & self,
    int64_t dim);
// aten::size.int(Tensor self, int dim) -> int
int64_t
__dispatch_size(
    const Tensor & self,
    int64_t dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::size", "int")
      .typed<int64_t (const Tensor &, int64_t)>();
  return op.call(self, dim);
}
