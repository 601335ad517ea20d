// astgen-golden 1
// _coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)
Tensor & _coalesced_(Tensor & self, bool coalesced);
