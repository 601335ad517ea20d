// astgen-golden 1
// zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & zero_out(at::Tensor & out, const at::Tensor & self);
at::Tensor & zero_outf(const at::Tensor & self, at::Tensor & out);
