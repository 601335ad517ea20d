// astgen-golden 1
// hann_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline at::Tensor
hann_window(
    int64_t window_length,
    at::TensorOptions options={}) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::hann_window(window_length, at::TensorOptions(options).requires_grad(::std::nullopt)),
      /*requires_grad=*/options.requires_grad());
}
