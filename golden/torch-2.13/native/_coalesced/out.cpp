// astgen-golden 1
// _coalesced.out(Tensor self, bool coalesced, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & _coalesced_out(
    const at::Tensor & self,
    bool coalesced,
    at::Tensor & out);
