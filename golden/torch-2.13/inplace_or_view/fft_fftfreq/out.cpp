// astgen-golden 1
// fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
fft_fftfreq_out_out(
    c10::DispatchKeySet ks,
    int64_t n,
    double d,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::fft_fftfreq_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, n, d, out);
  }
  increment_version(out);
  return out;
}
m.impl("fft_fftfreq.out", TORCH_FN(ADInplaceOrView::fft_fftfreq_out_out));
