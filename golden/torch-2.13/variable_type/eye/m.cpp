// astgen-golden 1
// eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
m.impl("eye.m", torch::autograd::autogradNotImplementedFallback());
