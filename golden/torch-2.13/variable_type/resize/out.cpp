// astgen-golden 1
// resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
m.impl("resize.out", torch::autograd::autogradNotImplementedFallback());
