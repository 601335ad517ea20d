// astgen-golden 1
// __lshift__.Tensor(Tensor self, Tensor other) -> Tensor
Tensor __lshift__(const Tensor & other) const;
// aten::__lshift__.Tensor(Tensor self, Tensor other) -> Tensor
Tensor
Tensor::__lshift__(const Tensor & other) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::__lshift__", "Tensor")
      .typed<Tensor (const Tensor &, const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this), other);
}
