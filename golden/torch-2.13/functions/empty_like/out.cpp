// astgen-golden 1
// empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
// aten::empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
empty_like_out(
    at::Tensor & out,
    const at::Tensor & self,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::empty_like_out::call(self, memory_format, out);
}
// aten::empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
empty_like_outf(
    const at::Tensor & self,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  return at::_ops::empty_like_out::call(self, memory_format, out);
}
