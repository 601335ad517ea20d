// astgen-golden 1
// eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline at::Tensor
eye(
    int64_t n,
    int64_t m,
    at::TensorOptions options={}) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::eye(n, m, at::TensorOptions(options).requires_grad(::std::nullopt)),
      /*requires_grad=*/options.requires_grad());
}
inline at::Tensor
eye_symint(
    c10::SymInt n,
    c10::SymInt m,
    at::TensorOptions options={}) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::eye_symint(n, m, at::TensorOptions(options).requires_grad(::std::nullopt)),
      /*requires_grad=*/options.requires_grad());
}
