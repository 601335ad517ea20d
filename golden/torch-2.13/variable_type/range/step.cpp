// astgen-golden 1
// range.step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
m.impl("range.step", torch::autograd::autogradNotImplementedFallback());
