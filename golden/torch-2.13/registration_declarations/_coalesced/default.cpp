// astgen-golden 1
// _coalesced(Tensor self, bool coalesced) -> Tensor
at::Tensor _coalesced(const at::Tensor & self, bool coalesced); // {"schema": "aten::_coalesced(Tensor self, bool coalesced) -> Tensor", "dispatch": "True", "default": "True"}
