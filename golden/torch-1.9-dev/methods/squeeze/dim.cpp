// astgen-golden 1
// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
Tensor squeeze(int64_t dim) const;
// aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
Tensor
Tensor::squeeze(int64_t dim) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::squeeze", "dim")
      .typed<Tensor (const Tensor &, int64_t)>();
  return op.call(const_cast<Tensor &>(*this), dim);
}
