// astgen-golden 1
// _coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)
at::Tensor & _coalesced_(bool coalesced) const;
// aten::_coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)
inline at::Tensor &
Tensor::_coalesced_(bool coalesced) const {
  return at::_ops::_coalesced_::call(const_cast<Tensor &>(*this), coalesced);
}
