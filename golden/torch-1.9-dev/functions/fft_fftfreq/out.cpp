// astgen-golden 1
// fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & fft_fftfreq_out(
    Tensor & out,
    int64_t n,
    double d=1.0);
// aten::fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
fft_fftfreq_out(
    Tensor & out,
    int64_t n,
    double d) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::fft_fftfreq", "out")
      .typed<Tensor & (int64_t, double, Tensor &)>();
  return op.call(n, d, out);
}
TORCH_API Tensor & fft_fftfreq_outf(
    int64_t n,
    double d,
    Tensor & out);
// aten::fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
fft_fftfreq_outf(
    int64_t n,
    double d,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::fft_fftfreq", "out")
      .typed<Tensor & (int64_t, double, Tensor &)>();
  return op.call(n, d, out);
}
