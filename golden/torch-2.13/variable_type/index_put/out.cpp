// astgen-golden 1
// index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)
m.impl("index_put.out", torch::autograd::autogradNotImplementedFallback());
