// astgen-golden 1
// hann_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)
m.impl("hann_window.out", torch::autograd::autogradNotImplementedFallback());
