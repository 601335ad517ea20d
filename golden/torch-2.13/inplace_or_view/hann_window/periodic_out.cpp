// astgen-golden 1
// hann_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
hann_window_out_periodic_out(
    c10::DispatchKeySet ks,
    int64_t window_length,
    bool periodic,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::hann_window_periodic_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        window_length,
        periodic,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("hann_window.periodic_out", TORCH_FN(ADInplaceOrView::hann_window_out_periodic_out));
