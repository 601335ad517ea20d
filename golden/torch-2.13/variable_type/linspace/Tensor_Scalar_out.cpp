// astgen-golden 1
// linspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)
m.impl("linspace.Tensor_Scalar_out", torch::autograd::autogradNotImplementedFallback());
