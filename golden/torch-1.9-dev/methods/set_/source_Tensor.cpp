// astgen-golden 1
// set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)
Tensor & set_(const Tensor & source) const;
// aten::set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)
Tensor &
Tensor::set_(const Tensor & source) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::set_", "source_Tensor")
      .typed<Tensor & (Tensor &, const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this), source);
}
