// astgen-golden 1
// hann_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)
// aten::hann_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
hann_window_out(
    at::Tensor & out,
    int64_t window_length) {
  return at::_ops::hann_window_out::call(window_length, out);
}
// aten::hann_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
hann_window_outf(
    int64_t window_length,
    at::Tensor & out) {
  return at::_ops::hann_window_out::call(window_length, out);
}
