// astgen-golden 1
// full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
m.impl("full", torch::autograd::autogradNotImplementedFallback());
