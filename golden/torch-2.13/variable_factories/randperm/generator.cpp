// astgen-golden 1
// randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline at::Tensor
randperm(
    int64_t n,
    ::std::optional<at::Generator> generator,
    at::TensorOptions options=at::kLong) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::randperm(n, generator, at::TensorOptions(options).requires_grad(::std::nullopt)),
      /*requires_grad=*/options.requires_grad());
}
inline at::Tensor
randperm_symint(
    c10::SymInt n,
    ::std::optional<at::Generator> generator,
    at::TensorOptions options=at::kLong) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::randperm_symint(n, generator, at::TensorOptions(options).requires_grad(::std::nullopt)),
      /*requires_grad=*/options.requires_grad());
}
