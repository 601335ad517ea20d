// astgen-golden 1
// resize_(Tensor(a!) self, int[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
TORCH_API Tensor & resize_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    IntArrayRef size,
    c10::optional<MemoryFormat> memory_format=c10::nullopt);
// aten::resize_(Tensor(a!) self, int[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
Tensor &
resize_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    IntArrayRef size,
    c10::optional<MemoryFormat> memory_format) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::resize_", "")
      .typed<Tensor & (Tensor &, IntArrayRef, c10::optional<MemoryFormat>)>();
  return op.redispatch(dispatchKeySet, self, size, memory_format);
}
