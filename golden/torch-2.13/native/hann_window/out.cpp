// astgen-golden 1
// hann_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & hann_window_out(
    int64_t window_length,
    at::Tensor & out);
