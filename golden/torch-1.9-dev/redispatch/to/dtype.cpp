// astgen-golden 1
// to.dtype(Tensor self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor
TORCH_API Tensor to(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    ScalarType dtype,
    bool non_blocking=false,
    bool copy=false,
    c10::optional<MemoryFormat> memory_format=c10::nullopt);
// aten::to.dtype(Tensor self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor
Tensor
to(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    ScalarType dtype,
    bool non_blocking,
    bool copy,
    c10::optional<MemoryFormat> memory_format) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::to", "dtype")
      .typed<Tensor (const Tensor &, ScalarType, bool, bool, c10::optional<MemoryFormat>)>();
  return op.redispatch(dispatchKeySet, self, dtype, non_blocking, copy, memory_format);
}
