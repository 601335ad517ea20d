// astgen-golden 1
// resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
// aten::resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline const at::Tensor &
resize_out(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & out,
    const at::Tensor & self,
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::resize_out::redispatch(
      dispatchKeySet,
      self,
      c10::fromIntArrayRefSlow(size),
      memory_format,
      out);
}
// aten::resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline const at::Tensor &
resize_outf(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format,
    const at::Tensor & out) {
  return at::_ops::resize_out::redispatch(
      dispatchKeySet,
      self,
      c10::fromIntArrayRefSlow(size),
      memory_format,
      out);
}
// aten::resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline const at::Tensor &
resize_symint_out(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & out,
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::resize_out::redispatch(dispatchKeySet, self, size, memory_format, out);
}
// aten::resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline const at::Tensor &
resize_symint_outf(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format,
    const at::Tensor & out) {
  return at::_ops::resize_out::redispatch(dispatchKeySet, self, size, memory_format, out);
}
