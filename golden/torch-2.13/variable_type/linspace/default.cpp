// astgen-golden 1
// linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
m.impl("linspace", torch::autograd::autogradNotImplementedFallback());
