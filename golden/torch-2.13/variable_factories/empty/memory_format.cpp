// astgen-golden 1
// empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
inline at::Tensor
empty(
    at::IntArrayRef size,
    at::TensorOptions options={},
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::empty(size, at::TensorOptions(options).requires_grad(::std::nullopt), memory_format),
      /*requires_grad=*/options.requires_grad());
}
inline at::Tensor
empty_symint(
    c10::SymIntArrayRef size,
    at::TensorOptions options={},
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::empty_symint(
          size,
          at::TensorOptions(options).requires_grad(::std::nullopt),
          memory_format),
      /*requires_grad=*/options.requires_grad());
}
