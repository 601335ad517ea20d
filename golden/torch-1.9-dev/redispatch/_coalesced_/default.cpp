// astgen-golden 1
// _coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)
TORCH_API Tensor & _coalesced_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    bool coalesced);
// aten::_coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)
Tensor &
_coalesced_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    bool coalesced) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_coalesced_", "")
      .typed<Tensor & (Tensor &, bool)>();
  return op.redispatch(dispatchKeySet, self, coalesced);
}
