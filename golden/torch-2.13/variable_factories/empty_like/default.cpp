// astgen-golden 1
// empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
inline at::Tensor
empty_like(
    const at::Tensor & self,
    at::TensorOptions options={},
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::empty_like(self, at::TensorOptions(options).requires_grad(::std::nullopt), memory_format),
      /*requires_grad=*/options.requires_grad());
}
