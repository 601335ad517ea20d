// astgen-golden 1
// fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)
// aten::fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
fft_fftfreq_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    int64_t n,
    double d=1.0) {
  return at::_ops::fft_fftfreq_out::redispatch(dispatchKeySet, n, d, out);
}
// aten::fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
fft_fftfreq_outf(
    c10::DispatchKeySet dispatchKeySet,
    int64_t n,
    double d,
    at::Tensor & out) {
  return at::_ops::fft_fftfreq_out::redispatch(dispatchKeySet, n, d, out);
}
