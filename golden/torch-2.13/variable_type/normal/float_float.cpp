// astgen-golden 1
// normal.float_float(float mean, float std, SymInt[] size, *, Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
m.impl("normal.float_float", torch::autograd::autogradNotImplementedFallback());
