// astgen-golden 1
// linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
m.impl("linspace.Tensor_Tensor_out", torch::autograd::autogradNotImplementedFallback());
