// astgen-golden 1
// randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline at::Tensor
randperm(
    int64_t n,
    at::TensorOptions options=at::kLong) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::randperm(n, at::TensorOptions(options).requires_grad(::std::nullopt)),
      /*requires_grad=*/options.requires_grad());
}
inline at::Tensor
randperm_symint(
    c10::SymInt n,
    at::TensorOptions options=at::kLong) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::randperm_symint(n, at::TensorOptions(options).requires_grad(::std::nullopt)),
      /*requires_grad=*/options.requires_grad());
}
