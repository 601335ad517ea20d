// astgen-golden 1
// randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
m.impl("randperm", torch::autograd::autogradNotImplementedFallback());
