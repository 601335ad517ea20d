// astgen-golden 1
// to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
// aten::to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
inline at::Tensor
to(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::Device device,
    at::ScalarType dtype,
    bool non_blocking=false,
    bool copy=false,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::to_device::redispatch(
      dispatchKeySet,
      self,
      device,
      dtype,
      non_blocking,
      copy,
      memory_format);
}
