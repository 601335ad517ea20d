// astgen-golden 1
// fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)
Tensor & fft_fftfreq_out(Tensor & out, int64_t n, double d=1.0);
Tensor & fft_fftfreq_outf(int64_t n, double d, Tensor & out);
