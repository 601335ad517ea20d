// astgen-golden 1
// hann_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & hann_window_out(int64_t window_length, at::Tensor & out); // {"schema": "aten::hann_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)", "dispatch": "True", "default": "True"}
