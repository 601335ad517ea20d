// astgen-golden 1
// hann_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
m.impl("hann_window", torch::autograd::autogradNotImplementedFallback());
