// astgen-golden 1
// resize_(Tensor(a!) self, int[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
Tensor & resize_(
    IntArrayRef size,
    c10::optional<MemoryFormat> memory_format=c10::nullopt) const;
// aten::resize_(Tensor(a!) self, int[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
Tensor &
Tensor::resize_(
    IntArrayRef size,
    c10::optional<MemoryFormat> memory_format) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::resize_", "")
      .typed<Tensor & (Tensor &, IntArrayRef, c10::optional<MemoryFormat>)>();
  return op.call(const_cast<Tensor &>(*this), size, memory_format);
}
