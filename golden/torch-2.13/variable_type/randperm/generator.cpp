// astgen-golden 1
// randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
m.impl("randperm.generator", torch::autograd::autogradNotImplementedFallback());
