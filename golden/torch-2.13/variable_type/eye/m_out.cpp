// astgen-golden 1
// eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
m.impl("eye.m_out", torch::autograd::autogradNotImplementedFallback());
