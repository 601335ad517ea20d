// astgen-golden 1
// fft_fftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
m.impl("fft_fftfreq", torch::autograd::autogradNotImplementedFallback());
