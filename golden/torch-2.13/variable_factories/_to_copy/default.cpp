// astgen-golden 1
// _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
inline at::Tensor
_to_copy(
    const at::Tensor & self,
    at::TensorOptions options={},
    bool non_blocking=false,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::_to_copy(
          self,
          at::TensorOptions(options).requires_grad(::std::nullopt),
          non_blocking,
          memory_format),
      /*requires_grad=*/options.requires_grad());
}
