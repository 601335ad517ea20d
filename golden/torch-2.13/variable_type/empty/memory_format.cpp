// astgen-golden 1
// empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
m.impl("empty.memory_format", torch::autograd::autogradNotImplementedFallback());
