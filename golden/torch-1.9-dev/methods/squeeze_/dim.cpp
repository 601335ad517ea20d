// astgen-golden 1
// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
Tensor & squeeze_(int64_t dim) const;
// aten::squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
Tensor &
Tensor::squeeze_(int64_t dim) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::squeeze_", "dim")
      .typed<Tensor & (Tensor &, int64_t)>();
  return op.call(const_cast<Tensor &>(*this), dim);
}
