// astgen-golden 1
// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
m.impl("narrow", torch::autograd::autogradNotImplementedFallback());
