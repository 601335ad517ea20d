// astgen-golden 1
// hann_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)
m.impl("hann_window.periodic_out", torch::autograd::autogradNotImplementedFallback());
