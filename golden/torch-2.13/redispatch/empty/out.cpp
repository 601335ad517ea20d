// astgen-golden 1
// empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
// aten::empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
empty_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::empty_out::redispatch(
      dispatchKeySet,
      c10::fromIntArrayRefSlow(size),
      memory_format,
      out);
}
// aten::empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
empty_outf(
    c10::DispatchKeySet dispatchKeySet,
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  return at::_ops::empty_out::redispatch(
      dispatchKeySet,
      c10::fromIntArrayRefSlow(size),
      memory_format,
      out);
}
// aten::empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
empty_symint_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::empty_out::redispatch(dispatchKeySet, size, memory_format, out);
}
// aten::empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
empty_symint_outf(
    c10::DispatchKeySet dispatchKeySet,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  return at::_ops::empty_out::redispatch(dispatchKeySet, size, memory_format, out);
}
