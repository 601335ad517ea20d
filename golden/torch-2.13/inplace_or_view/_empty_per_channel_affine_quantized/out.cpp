// astgen-golden 1
// _empty_per_channel_affine_quantized.out(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
_empty_per_channel_affine_quantized_out_out(
    c10::DispatchKeySet ks,
    c10::SymIntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::_empty_per_channel_affine_quantized_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        size,
        scales,
        zero_points,
        axis,
        memory_format,
        out);
  }
  increment_version(out);
  return out;
}
m.impl(
    "_empty_per_channel_affine_quantized.out",
    TORCH_FN(ADInplaceOrView::_empty_per_channel_affine_quantized_out_out));
