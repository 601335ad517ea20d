// astgen-golden 1
// randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
m.impl("randperm.generator_out", torch::autograd::autogradNotImplementedFallback());
