// astgen-golden 1
// _empty_affine_quantized(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format) -> Tensor
m.impl("_empty_affine_quantized", torch::autograd::autogradNotImplementedFallback());
