// astgen-golden 1
// split.Tensor(Tensor(a) self, int split_size, int dim=0) -> Tensor(a)[]
std::vector<Tensor> split(
    int64_t split_size,
    int64_t dim=0) const;
// aten::split.Tensor(Tensor(a) self, int split_size, int dim=0) -> Tensor(a)[]
std::vector<Tensor>
Tensor::split(
    int64_t split_size,
    int64_t dim) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::split", "Tensor")
      .typed<std::vector<Tensor> (const Tensor &, int64_t, int64_t)>();
  return op.call(const_cast<Tensor &>(*this), split_size, dim);
}
