// astgen-golden 1
// _conj(Tensor self) -> Tensor
TORCH_API Tensor _conj(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self);
// aten::_conj(Tensor self) -> Tensor
Tensor
_conj(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_conj", "")
      .typed<Tensor (const Tensor &)>();
  return op.redispatch(dispatchKeySet, self);
}
