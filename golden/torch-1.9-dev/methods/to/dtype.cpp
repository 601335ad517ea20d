// astgen-golden 1
// to.dtype(Tensor self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor
Tensor to(
    ScalarType dtype,
    bool non_blocking=false,
    bool copy=false,
    c10::optional<MemoryFormat> memory_format=c10::nullopt) const;
// aten::to.dtype(Tensor self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor
Tensor
Tensor::to(
    ScalarType dtype,
    bool non_blocking,
    bool copy,
    c10::optional<MemoryFormat> memory_format) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::to", "dtype")
      .typed<Tensor (const Tensor &, ScalarType, bool, bool, c10::optional<MemoryFormat>)>();
  return op.call(const_cast<Tensor &>(*this), dtype, non_blocking, copy, memory_format);
}
