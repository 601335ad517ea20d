// astgen-golden 1
// hann_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & hann_window_out(at::Tensor & out, int64_t window_length);
at::Tensor & hann_window_outf(int64_t window_length, at::Tensor & out);
