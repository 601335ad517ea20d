// astgen-golden 1
// _to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
// aten::_to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
_to_copy_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    const at::Tensor & self,
    bool non_blocking=false,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::_to_copy_out::redispatch(dispatchKeySet, self, non_blocking, memory_format, out);
}
// aten::_to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
_to_copy_outf(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    bool non_blocking,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  return at::_ops::_to_copy_out::redispatch(dispatchKeySet, self, non_blocking, memory_format, out);
}
