// astgen-golden 1
// stride.int(Tensor self, int dim) -> int
TORCH_API int64_t __dispatch_stride(
    const Tensor & self,
    int64_t dim);
// aten::stride.int(Tensor self, int dim) -> int
int64_t
__dispatch_stride(
    const Tensor & self,
    int64_t dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::stride", "int")
      .typed<int64_t (const Tensor &, int64_t)>();
  return op.call(self, dim);
}
