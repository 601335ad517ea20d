// astgen-golden 1
// linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
m.impl("linspace.Scalar_Tensor_out", torch::autograd::autogradNotImplementedFallback());
