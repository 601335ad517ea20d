// astgen-golden 1
// empty.memory_format(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
Tensor
empty_memory_format(
    c10::DispatchKeySet ks,
    IntArrayRef size,
    c10::optional<ScalarType> dtype,
    c10::optional<Layout> layout,
    c10::optional<Device> device,
    c10::optional<bool> pin_memory,
    c10::optional<MemoryFormat> memory_format) {
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::empty(
        ks & c10::after_autograd_keyset,
        size,
        dtype,
        layout,
        device,
        pin_memory,
        memory_format);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("empty.memory_format", TORCH_FN(VariableType::empty_memory_format));
