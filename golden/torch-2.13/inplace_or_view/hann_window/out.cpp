// astgen-golden 1
// hann_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
hann_window_out_out(
    c10::DispatchKeySet ks,
    int64_t window_length,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::hann_window_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        window_length,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("hann_window.out", TORCH_FN(ADInplaceOrView::hann_window_out_out));
