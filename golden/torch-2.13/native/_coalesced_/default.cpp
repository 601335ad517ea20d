// astgen-golden 1
// _coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)
TORCH_API at::Tensor & _coalesced_sparse_(
    at::Tensor & self,
    bool coalesced);
