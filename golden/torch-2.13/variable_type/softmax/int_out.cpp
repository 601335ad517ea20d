// astgen-golden 1
// softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)
m.impl("softmax.int_out", torch::autograd::autogradNotImplementedFallback());
