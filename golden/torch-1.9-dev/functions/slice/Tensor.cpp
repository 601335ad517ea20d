// astgen-golden 1
// slice.Tensor(Tensor(a) self, int dim=0, int? start=0, int? end=9223372036854775807, int step=1) -> Tensor(a)
TORCH_API Tensor slice(
    const Tensor & self,
    int64_t dim=0,
    c10::optional<int64_t> start=0,
    c10::optional<int64_t> end=9223372036854775807,
    int64_t step=1);
// aten::slice.Tensor(Tensor(a) self, int dim=0, int? start=0, int? end=9223372036854775807, int step=1) -> Tensor(a)
Tensor
slice(
    const Tensor & self,
    int64_t dim,
    c10::optional<int64_t> start,
    c10::optional<int64_t> end,
    int64_t step) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::slice", "Tensor")
      .typed<Tensor (const Tensor &, int64_t, c10::optional<int64_t>, c10::optional<int64_t>, int64_t)>();
  return op.call(self, dim, start, end, step);
}
