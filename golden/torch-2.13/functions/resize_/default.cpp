// astgen-golden 1
// resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
const at::Tensor &
resize_(
    const at::Tensor & self,
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::resize_::call(self, c10::fromIntArrayRefSlow(size), memory_format);
}

} // namespace symint
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
const at::Tensor &
resize_(
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::resize_::call(self, size, memory_format);
}

} // namespace symint
