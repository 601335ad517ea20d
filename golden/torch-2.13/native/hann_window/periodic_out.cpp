// astgen-golden 1
// hann_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & hann_window_periodic_out(
    int64_t window_length,
    bool periodic,
    at::Tensor & out);
