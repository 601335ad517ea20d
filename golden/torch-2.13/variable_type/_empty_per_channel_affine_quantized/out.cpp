// astgen-golden 1
// _empty_per_channel_affine_quantized.out(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
m.impl(
    "_empty_per_channel_affine_quantized.out",
    torch::autograd::autogradNotImplementedFallback());
