// astgen-golden 1
// squeeze.dimname(Tensor(a) self, Dimname dim) -> Tensor(a)
Tensor squeeze(Dimname dim) const;
// aten::squeeze.dimname(Tensor(a) self, Dimname dim) -> Tensor(a)
Tensor
Tensor::squeeze(Dimname dim) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::squeeze", "dimname")
      .typed<Tensor (const Tensor &, Dimname)>();
  return op.call(const_cast<Tensor &>(*this), dim);
}
