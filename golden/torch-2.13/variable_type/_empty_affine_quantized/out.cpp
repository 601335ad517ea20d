// astgen-golden 1
// _empty_affine_quantized.out(SymInt[] size, *, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
m.impl("_empty_affine_quantized.out", torch::autograd::autogradNotImplementedFallback());
