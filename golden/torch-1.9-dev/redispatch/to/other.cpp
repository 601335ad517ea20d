// astgen-golden 1
// to.other(Tensor self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor
TORCH_API Tensor to(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other,
    bool non_blocking=false,
    bool copy=false,
    c10::optional<MemoryFormat> memory_format=c10::nullopt);
// aten::to.other(Tensor self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor
Tensor
to(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & other,
    bool non_blocking,
    bool copy,
    c10::optional<MemoryFormat> memory_format) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::to", "other")
      .typed<Tensor (const Tensor &, const Tensor &, bool, bool, c10::optional<MemoryFormat>)>();
  return op.redispatch(dispatchKeySet, self, other, non_blocking, copy, memory_format);
}
