// astgen-golden 1
// hann_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)
// aten::hann_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
hann_window_out(
    at::Tensor & out,
    int64_t window_length,
    bool periodic) {
  return at::_ops::hann_window_periodic_out::call(window_length, periodic, out);
}
// aten::hann_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
hann_window_outf(
    int64_t window_length,
    bool periodic,
    at::Tensor & out) {
  return at::_ops::hann_window_periodic_out::call(window_length, periodic, out);
}
