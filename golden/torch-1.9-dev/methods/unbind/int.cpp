// astgen-golden 1
// unbind.int(Tensor(a) self, int dim=0) -> Tensor(a)[]
std::vector<Tensor> unbind(int64_t dim=0) const;
// aten::unbind.int(Tensor(a) self, int dim=0) -> Tensor(a)[]
std::vector<Tensor>
Tensor::unbind(int64_t dim) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::unbind", "int")
      .typed<std::vector<Tensor> (const Tensor &, int64_t)>();
  return op.call(const_cast<Tensor &>(*this), dim);
}
