// astgen-golden 1
// contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
TORCH_API Tensor __dispatch_contiguous(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    MemoryFormat memory_format=MemoryFormat::Contiguous);
// aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
Tensor
__dispatch_contiguous(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    MemoryFormat memory_format) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::contiguous", "")
      .typed<Tensor (const Tensor &, MemoryFormat)>();
  return op.redispatch(dispatchKeySet, self, memory_format);
}
