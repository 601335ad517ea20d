// astgen-golden 1
// linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
m.impl("linspace.Tensor_Scalar", torch::autograd::autogradNotImplementedFallback());
