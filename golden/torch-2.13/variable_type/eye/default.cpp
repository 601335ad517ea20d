// astgen-golden 1
// eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
m.impl("eye", torch::autograd::autogradNotImplementedFallback());
