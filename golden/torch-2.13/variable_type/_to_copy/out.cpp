// astgen-golden 1
// _to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
m.impl("_to_copy.out", torch::autograd::autogradNotImplementedFallback());
