// astgen-golden 1
// normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
m.impl("normal.float_float_out", torch::autograd::autogradNotImplementedFallback());
