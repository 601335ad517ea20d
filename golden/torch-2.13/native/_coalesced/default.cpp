// astgen-golden 1
// _coalesced(Tensor self, bool coalesced) -> Tensor
TORCH_API at::Tensor _coalesced(
    const at::Tensor & self,
    bool coalesced);
