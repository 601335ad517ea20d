// astgen-golden 1
// to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
at::Tensor to(
    at::ScalarType dtype,
    bool non_blocking=false,
    bool copy=false,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) const;
// aten::to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
inline at::Tensor
Tensor::to(
    at::ScalarType dtype,
    bool non_blocking,
    bool copy,
    ::std::optional<at::MemoryFormat> memory_format) const {
  return at::_ops::to_dtype::call(
      const_cast<Tensor &>(*this),
      dtype,
      non_blocking,
      copy,
      memory_format);
}
