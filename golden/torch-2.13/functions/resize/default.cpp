// astgen-golden 1
// resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor
// aten::resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor
inline at::Tensor
resize(
    const at::Tensor & self,
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::resize::call(self, c10::fromIntArrayRefSlow(size), memory_format);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor
resize(
    const at::Tensor & self,
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::resize::call(self, c10::fromIntArrayRefSlow(size), memory_format);
}

} // namespace symint
// aten::resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor
inline at::Tensor
resize_symint(
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::resize::call(self, size, memory_format);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor
resize(
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::resize::call(self, size, memory_format);
}

} // namespace symint
