// astgen-golden 1
// linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
m.impl("linspace.Scalar_Tensor", torch::autograd::autogradNotImplementedFallback());
