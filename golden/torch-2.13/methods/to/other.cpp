// astgen-golden 1
// to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
at::Tensor to(
    const at::Tensor & other,
    bool non_blocking=false,
    bool copy=false,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) const;
// aten::to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
inline at::Tensor
Tensor::to(
    const at::Tensor & other,
    bool non_blocking,
    bool copy,
    ::std::optional<at::MemoryFormat> memory_format) const {
  return at::_ops::to_other::call(
      const_cast<Tensor &>(*this),
      other,
      non_blocking,
      copy,
      memory_format);
}
