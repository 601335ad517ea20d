// astgen-golden 1
// _empty_per_channel_affine_quantized(int[] size, *, Tensor scales, Tensor zero_points, int axis, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=contiguous_format) -> Tensor
Tensor
_empty_per_channel_affine_quantized(
    c10::DispatchKeySet ks,
    IntArrayRef size,
    const Tensor & scales,
    const Tensor & zero_points,
    int64_t axis,
    c10::optional<ScalarType> dtype,
    c10::optional<Layout> layout,
    c10::optional<Device> device,
    c10::optional<bool> pin_memory,
    c10::optional<MemoryFormat> memory_format) {
  auto & scales_ = unpack(scales, "scales", 1);
  auto & zero_points_ = unpack(zero_points, "zero_points", 2);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::_empty_per_channel_affine_quantized(
        ks & c10::after_autograd_keyset,
        size,
        scales_,
        zero_points_,
        axis,
        dtype,
        layout,
        device,
        pin_memory,
        memory_format);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl(
    "_empty_per_channel_affine_quantized",
    TORCH_FN(VariableType::_empty_per_channel_affine_quantized));
