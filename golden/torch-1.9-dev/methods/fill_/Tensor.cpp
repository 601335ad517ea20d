// astgen-golden 1
// fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
Tensor & fill_(const Tensor & value) const;
// aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
Tensor &
Tensor::fill_(const Tensor & value) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::fill_", "Tensor")
      .typed<Tensor & (Tensor &, const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this), value);
}
