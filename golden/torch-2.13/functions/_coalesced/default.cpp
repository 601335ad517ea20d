// astgen-golden 1
// _coalesced(Tensor self, bool coalesced) -> Tensor
// aten::_coalesced(Tensor self, bool coalesced) -> Tensor
inline at::Tensor
_coalesced(
    const at::Tensor & self,
    bool coalesced) {
  return at::_ops::_coalesced::call(self, coalesced);
}
