// astgen-golden 1
// squeeze_.dimname(Tensor(a!) self, Dimname dim) -> Tensor(a!)
Tensor & squeeze_(Dimname dim) const;
// aten::squeeze_.dimname(Tensor(a!) self, Dimname dim) -> Tensor(a!)
Tensor &
Tensor::squeeze_(Dimname dim) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::squeeze_", "dimname")
      .typed<Tensor & (Tensor &, Dimname)>();
  return op.call(const_cast<Tensor &>(*this), dim);
}
