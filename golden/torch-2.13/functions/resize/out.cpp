// astgen-golden 1
// resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
// aten::resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline const at::Tensor &
resize_out(
    const at::Tensor & out,
    const at::Tensor & self,
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::resize_out::call(self, c10::fromIntArrayRefSlow(size), memory_format, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
const at::Tensor &
resize_out(
    const at::Tensor & out,
    const at::Tensor & self,
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::resize_out::call(self, c10::fromIntArrayRefSlow(size), memory_format, out);
}

} // namespace symint
// aten::resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline const at::Tensor &
resize_outf(
    const at::Tensor & self,
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format,
    const at::Tensor & out) {
  return at::_ops::resize_out::call(self, c10::fromIntArrayRefSlow(size), memory_format, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
const at::Tensor &
resize_outf(
    const at::Tensor & self,
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format,
    const at::Tensor & out) {
  return at::_ops::resize_out::call(self, c10::fromIntArrayRefSlow(size), memory_format, out);
}

} // namespace symint
// aten::resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline const at::Tensor &
resize_symint_out(
    const at::Tensor & out,
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::resize_out::call(self, size, memory_format, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
const at::Tensor &
resize_out(
    const at::Tensor & out,
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::resize_out::call(self, size, memory_format, out);
}

} // namespace symint
// aten::resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline const at::Tensor &
resize_symint_outf(
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format,
    const at::Tensor & out) {
  return at::_ops::resize_out::call(self, size, memory_format, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
const at::Tensor &
resize_outf(
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format,
    const at::Tensor & out) {
  return at::_ops::resize_out::call(self, size, memory_format, out);
}

} // namespace symint
