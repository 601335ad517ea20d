// astgen-golden 1
// _coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)
// aten::_coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)
inline at::Tensor &
_coalesced_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    bool coalesced) {
  return at::_ops::_coalesced_::redispatch(dispatchKeySet, self, coalesced);
}
