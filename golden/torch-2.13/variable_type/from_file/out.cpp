// astgen-golden 1
// from_file.out(str filename, bool? shared=None, int? size=0, *, Tensor(a!) out) -> Tensor(a!)
m.impl("from_file.out", torch::autograd::autogradNotImplementedFallback());
