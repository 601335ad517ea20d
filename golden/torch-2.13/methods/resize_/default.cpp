// astgen-golden 1
// resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
const at::Tensor & resize_(
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) const;
// aten::resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
inline const at::Tensor &
Tensor::resize_(
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format) const {
  return at::_ops::resize_::call(
      const_cast<Tensor &>(*this),
      c10::fromIntArrayRefSlow(size),
      memory_format);
}
const at::Tensor & resize__symint(
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) const;
// aten::resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
inline const at::Tensor &
Tensor::resize__symint(
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format) const {
  return at::_ops::resize_::call(const_cast<Tensor &>(*this), size, memory_format);
}
