// astgen-golden 1
// is_complex(Tensor self) -> bool
bool __dispatch_is_complex() const;
// aten::is_complex(Tensor self) -> bool
bool
Tensor::__dispatch_is_complex() const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::is_complex", "")
      .typed<bool (const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this));
}
