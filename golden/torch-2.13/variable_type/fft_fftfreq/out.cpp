// astgen-golden 1
// fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)
m.impl("fft_fftfreq.out", torch::autograd::autogradNotImplementedFallback());
