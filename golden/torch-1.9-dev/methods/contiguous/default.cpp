// astgen-golden 1
// contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
Tensor __dispatch_contiguous(MemoryFormat memory_format=MemoryFormat::Contiguous) const;
// aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
Tensor
Tensor::__dispatch_contiguous(MemoryFormat memory_format) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::contiguous", "")
      .typed<Tensor (const Tensor &, MemoryFormat)>();
  return op.call(const_cast<Tensor &>(*this), memory_format);
}
