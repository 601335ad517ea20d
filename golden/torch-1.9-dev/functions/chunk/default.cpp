// astgen-golden 1
// chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]
TORCH_API std::vector<Tensor> chunk(
    const Tensor & self,
    int64_t chunks,
    int64_t dim=0);
// aten::chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]
std::vector<Tensor>
chunk(
    const Tensor & self,
    int64_t chunks,
    int64_t dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::chunk", "")
      .typed<std::vector<Tensor> (const Tensor &, int64_t, int64_t)>();
  return op.call(self, chunks, dim);
}
