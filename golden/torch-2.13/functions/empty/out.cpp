// astgen-golden 1
// empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
// aten::empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
empty_out(
    at::Tensor & out,
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::empty_out::call(c10::fromIntArrayRefSlow(size), memory_format, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
empty_out(
    at::Tensor & out,
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::empty_out::call(c10::fromIntArrayRefSlow(size), memory_format, out);
}

} // namespace symint
// aten::empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
empty_outf(
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  return at::_ops::empty_out::call(c10::fromIntArrayRefSlow(size), memory_format, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
empty_outf(
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  return at::_ops::empty_out::call(c10::fromIntArrayRefSlow(size), memory_format, out);
}

} // namespace symint
// aten::empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
empty_symint_out(
    at::Tensor & out,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::empty_out::call(size, memory_format, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
empty_out(
    at::Tensor & out,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::empty_out::call(size, memory_format, out);
}

} // namespace symint
// aten::empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
empty_symint_outf(
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  return at::_ops::empty_out::call(size, memory_format, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
empty_outf(
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  return at::_ops::empty_out::call(size, memory_format, out);
}

} // namespace symint
