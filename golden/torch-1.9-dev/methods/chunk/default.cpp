// astgen-golden 1
// chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]
std::vector<Tensor> chunk(
    int64_t chunks,
    int64_t dim=0) const;
// aten::chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]
std::vector<Tensor>
Tensor::chunk(
    int64_t chunks,
    int64_t dim) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::chunk", "")
      .typed<std::vector<Tensor> (const Tensor &, int64_t, int64_t)>();
  return op.call(const_cast<Tensor &>(*this), chunks, dim);
}
