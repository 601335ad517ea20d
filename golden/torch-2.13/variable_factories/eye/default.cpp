// astgen-golden 1
// eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline at::Tensor
eye(
    int64_t n,
    at::TensorOptions options={}) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::eye(n, at::TensorOptions(options).requires_grad(::std::nullopt)),
      /*requires_grad=*/options.requires_grad());
}
inline at::Tensor
eye_symint(
    c10::SymInt n,
    at::TensorOptions options={}) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::eye_symint(n, at::TensorOptions(options).requires_grad(::std::nullopt)),
      /*requires_grad=*/options.requires_grad());
}
