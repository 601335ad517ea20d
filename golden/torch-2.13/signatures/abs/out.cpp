// astgen-golden 1
// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & abs_out(at::Tensor & out, const at::Tensor & self);
at::Tensor & abs_outf(const at::Tensor & self, at::Tensor & out);
