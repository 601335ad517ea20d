// astgen-golden 1
// _coalesced(Tensor self, bool coalesced) -> Tensor
// aten::_coalesced(Tensor self, bool coalesced) -> Tensor
inline at::Tensor
_coalesced(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    bool coalesced) {
  return at::_ops::_coalesced::redispatch(dispatchKeySet, self, coalesced);
}
