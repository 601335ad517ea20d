// astgen-golden 1
// _empty_per_channel_affine_quantized.out(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & _empty_per_channel_affine_quantized_out_symint(
    c10::SymIntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out);
