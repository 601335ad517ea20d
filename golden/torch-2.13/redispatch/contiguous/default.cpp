// astgen-golden 1
// contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
// aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
inline at::Tensor
__dispatch_contiguous(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::MemoryFormat memory_format=c10::MemoryFormat::Contiguous) {
  return at::_ops::contiguous::redispatch(dispatchKeySet, self, memory_format);
}
