// astgen-golden 1
// hann_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
m.impl("hann_window.periodic", torch::autograd::autogradNotImplementedFallback());
