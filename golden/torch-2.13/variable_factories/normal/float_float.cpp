// astgen-golden 1
// normal.float_float(float mean, float std, SymInt[] size, *, Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline at::Tensor
normal(
    double mean,
    double std,
    at::IntArrayRef size,
    ::std::optional<at::Generator> generator=::std::nullopt,
    at::TensorOptions options={}) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::normal(
          mean,
          std,
          size,
          generator,
          at::TensorOptions(options).requires_grad(::std::nullopt)),
      /*requires_grad=*/options.requires_grad());
}
inline at::Tensor
normal_symint(
    double mean,
    double std,
    c10::SymIntArrayRef size,
    ::std::optional<at::Generator> generator=::std::nullopt,
    at::TensorOptions options={}) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::normal_symint(
          mean,
          std,
          size,
          generator,
          at::TensorOptions(options).requires_grad(::std::nullopt)),
      /*requires_grad=*/options.requires_grad());
}
