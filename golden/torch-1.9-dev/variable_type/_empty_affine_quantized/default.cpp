// astgen-golden 1
// _empty_affine_quantized(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format) -> Tensor
Tensor
_empty_affine_quantized(
    c10::DispatchKeySet ks,
    IntArrayRef size,
    c10::optional<ScalarType> dtype,
    c10::optional<Layout> layout,
    c10::optional<Device> device,
    c10::optional<bool> pin_memory,
    double scale,
    int64_t zero_point,
    c10::optional<MemoryFormat> memory_format) {
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::_empty_affine_quantized(
        ks & c10::after_autograd_keyset,
        size,
        dtype,
        layout,
        device,
        pin_memory,
        scale,
        zero_point,
        memory_format);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("_empty_affine_quantized", TORCH_FN(VariableType::_empty_affine_quantized));
