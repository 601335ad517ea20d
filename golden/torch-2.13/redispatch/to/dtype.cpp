// astgen-golden 1
// to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
// aten::to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
inline at::Tensor
to(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::ScalarType dtype,
    bool non_blocking=false,
    bool copy=false,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::to_dtype::redispatch(
      dispatchKeySet,
      self,
      dtype,
      non_blocking,
      copy,
      memory_format);
}
