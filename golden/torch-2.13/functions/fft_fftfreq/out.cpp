// astgen-golden 1
// fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)
// aten::fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
fft_fftfreq_out(
    at::Tensor & out,
    int64_t n,
    double d=1.0) {
  return at::_ops::fft_fftfreq_out::call(n, d, out);
}
// aten::fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
fft_fftfreq_outf(
    int64_t n,
    double d,
    at::Tensor & out) {
  return at::_ops::fft_fftfreq_out::call(n, d, out);
}
