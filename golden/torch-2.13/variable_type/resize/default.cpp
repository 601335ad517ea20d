// astgen-golden 1
// resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor
m.impl("resize", torch::autograd::autogradNotImplementedFallback());
