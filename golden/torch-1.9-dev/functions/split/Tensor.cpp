// astgen-golden 1
// split.Tensor(Tensor(a) self, int split_size, int dim=0) -> Tensor(a)[]
TORCH_API std::vector<Tensor> split(
    const Tensor & self,
    int64_t split_size,
    int64_t dim=0);
// aten::split.Tensor(Tensor(a) self, int split_size, int dim=0) -> Tensor(a)[]
std::vector<Tensor>
split(
    const Tensor & self,
    int64_t split_size,
    int64_t dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::split", "Tensor")
      .typed<std::vector<Tensor> (const Tensor &, int64_t, int64_t)>();
  return op.call(self, split_size, dim);
}
