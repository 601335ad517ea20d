// astgen-golden 1
// set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
Tensor & set_(Storage source) const;
// aten::set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
Tensor &
Tensor::set_(Storage source) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::set_", "source_Storage")
      .typed<Tensor & (Tensor &, Storage)>();
  return op.call(const_cast<Tensor &>(*this), source);
}
