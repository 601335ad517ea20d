// astgen-golden 1
// linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline at::Tensor
linspace(
    const at::Tensor & start,
    const at::Tensor & end,
    int64_t steps,
    at::TensorOptions options={}) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::linspace(start, end, steps, at::TensorOptions(options).requires_grad(::std::nullopt)),
      /*requires_grad=*/options.requires_grad());
}
