// astgen-golden 1
// _coalesced.out(Tensor self, bool coalesced, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & _coalesced_out(at::Tensor & out, const at::Tensor & self, bool coalesced);
at::Tensor & _coalesced_outf(const at::Tensor & self, bool coalesced, at::Tensor & out);
