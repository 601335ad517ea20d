// astgen-golden 1
// linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
m.impl("linspace.Tensor_Tensor", torch::autograd::autogradNotImplementedFallback());
