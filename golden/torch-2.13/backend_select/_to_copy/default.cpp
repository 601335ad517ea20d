// astgen-golden 1
// _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
// aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
C10_ALWAYS_INLINE at::Tensor
_to_copy(
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory,
    bool non_blocking,
    ::std::optional<at::MemoryFormat> memory_format) {
  DispatchKeySet _dk_set = c10::DispatchKeySet(c10::computeDispatchKey(dtype, layout, device))
      | c10::detail::multi_dispatch_key_set(self);
  DispatchKeySet _dk_mask = c10::DispatchKeySet(
      DispatchKeySet::FULL_AFTER,
      DispatchKey::BackendSelect);
  DispatchKeySet _dk = c10::impl::computeDispatchKeySet(_dk_set, _dk_mask);
  return at::_ops::_to_copy::redispatch(
      _dk,
      self,
      dtype,
      layout,
      device,
      pin_memory,
      non_blocking,
      memory_format);
}
m.impl("aten::_to_copy", TORCH_FN(_to_copy));
