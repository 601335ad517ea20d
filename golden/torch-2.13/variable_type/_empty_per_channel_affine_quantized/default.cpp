// astgen-golden 1
// _empty_per_channel_affine_quantized(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=contiguous_format) -> Tensor
m.impl("_empty_per_channel_affine_quantized", torch::autograd::autogradNotImplementedFallback());
